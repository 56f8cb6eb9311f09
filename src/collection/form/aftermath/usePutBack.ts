import { useState } from 'react'
import type { Identified } from '../../collection.ts'
import type { Told } from './DifferencesDialog.tsx'
import { tellDifferences } from './tellDifferences.tsx'

/** What of a save is still not as it was meant, and what lists it to be put back. */
export function usePutBack<R extends Identified>(told: Omit<Told<R>, 'onPutBack'>) {
  const [saved, setSaved] = useState(told.saved)
  return { saved, tell: () => void tellDifferences({ ...told, saved, onPutBack: setSaved }) }
}
