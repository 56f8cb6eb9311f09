import { useCallback, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { onThisDevice, readJson, writeEntry } from '../storage.ts'

/** Columns a person turned on or off, by column id; the others are as the list has them at first. */
export type ColumnChoice = Record<string, boolean>

const choiceSchema = z.record(z.string(), z.boolean())

const readChoice = (list: string): ColumnChoice =>
  choiceSchema.safeParse(readJson(onThisDevice, `columns.${list}`)).data ?? {}

/** The columns shown in a list, remembered in this browser under the list's name. */
export function useColumnChoice(list: string, atFirst: ColumnChoice) {
  const [chosen, setChosen] = useState(() => readChoice(list))
  const show = useCallback(
    (id: string, shown: boolean) =>
      setChosen((before) => {
        const after = { ...before, [id]: shown }
        writeEntry(onThisDevice, `columns.${list}`, JSON.stringify(after))
        return after
      }),
    [list],
  )
  const reset = useCallback(() => {
    writeEntry(onThisDevice, `columns.${list}`, null)
    setChosen({})
  }, [list])
  const shown = useMemo(() => ({ ...atFirst, ...chosen }), [atFirst, chosen])
  return { shown, show, reset }
}
