import { useState } from 'react'
import type { Identified } from '../../../resource/collection.ts'
import type { Told } from './DifferencesDialog.tsx'
import { tellDifferences } from './tellDifferences.tsx'

/** What of a save is still not as it was meant, and what lists it to be put back. */
export function usePutBack<R extends Identified>(told: Told<R>) {
  const [saved, setSaved] = useState(told.saved)
  const onPutBack = (next: typeof saved) => {
    setSaved(next)
    told.onPutBack?.(next)
  }
  return { saved, tell: () => void tellDifferences({ ...told, saved, onPutBack }) }
}
