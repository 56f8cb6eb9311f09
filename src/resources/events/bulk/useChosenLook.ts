import { useRef, useState } from 'react'
import { type Linked, useLinkMistake } from '../form/useLinkMistake.ts'

/** Looks once more at what many events are to be linked to, before the first of them is written and before a retry. */
export function useChosenLook(field: Linked, ids: readonly number[]) {
  const look = useLinkMistake()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<{ ids: readonly number[]; mistake: string } | null>(null)
  return {
    /** What the picker is told. */
    picker: { inputRef: input, error: found?.ids === ids ? found.mistake : undefined },
    mayStart: async (): Promise<boolean> => {
      const mistake = await look(field, ids)
      setFound(mistake === undefined ? null : { ids, mistake })
      // The box that is at fault says it to whoever comes onto it.
      if (mistake !== undefined) input.current?.focus()
      return mistake === undefined
    },
  }
}
