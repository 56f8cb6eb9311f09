import { useState } from 'react'
import { onThisDevice, readEntry, writeEntry } from '../../ui/storage.ts'

const entry = 'search'

/** Whether every language is searched, remembered on this device. */
export function useScope() {
  const [isEvery, setEvery] = useState(() => readEntry(onThisDevice, entry) === 'every')
  return {
    isEvery,
    choose(next: boolean) {
      writeEntry(onThisDevice, entry, next ? 'every' : null)
      setEvery(next)
    },
  }
}
