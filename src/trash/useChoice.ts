import { useState } from 'react'
import type { TrashedRecord } from './trashed.ts'

/** Which records of a page are chosen. */
export function useChoice(page: readonly TrashedRecord[]) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const picked = page.filter(({ id }) => chosen.includes(id))
  const isAll = picked.length === page.length
  return {
    picked,
    isAll,
    has: ({ id }: TrashedRecord) => chosen.includes(id),
    choose: ({ id }: TrashedRecord, isChosen: boolean) =>
      setChosen([...chosen.filter((one) => one !== id), ...(isChosen ? [id] : [])]),
    /** All of the page, or none where all are. */
    turn: () => setChosen(isAll ? [] : page.map(({ id }) => id)),
    clear: () => setChosen([]),
  }
}

export type Choice = ReturnType<typeof useChoice>
