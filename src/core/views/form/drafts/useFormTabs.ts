import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type HeldForm, holdForm } from './formTabs.ts'

/**
 * What other tabs do with the same record: which forms of it they have open, null until that is known, and whether
 * one was saved.
 */
export function useFormTabs(place: string, own: string) {
  const client = useQueryClient()
  const [others, setOthers] = useState<readonly string[] | null>(null)
  const [wasSaved, setSaved] = useState(false)
  const held = useRef<HeldForm>(null)
  useEffect(() => {
    const form = holdForm(place, own, {
      onOthers: setOthers,
      onSaved() {
        setSaved(true)
        // The form takes in what was saved there, below what is typed here.
        void client.invalidateQueries()
      },
    })
    held.current = form
    return form.release
  }, [place, own, client])
  const tellSaved = useCallback(() => held.current?.tellSaved(), [])
  return { others, wasSaved, tellSaved, forgetSaved: () => setSaved(false) }
}
