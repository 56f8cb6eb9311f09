import { useEffect } from 'react'
import { storeBeforeLeaving } from '../../../../ui/confirm/storedLeave.ts'
import type { Mirror } from './mirror.ts'

/** Keeps at once what was to be kept soon, as the page is hidden or goes away. */
export function useHurrying({ hurry, write }: Pick<Mirror, 'hurry' | 'write'>): void {
  useEffect(() => {
    const hurryHidden = () => {
      if (document.visibilityState === 'hidden') hurry()
    }
    document.addEventListener('visibilitychange', hurryHidden)
    addEventListener('pagehide', hurry)
    const stopKeeping = storeBeforeLeaving(write)
    return () => {
      stopKeeping()
      document.removeEventListener('visibilitychange', hurryHidden)
      removeEventListener('pagehide', hurry)
      hurry()
    }
  }, [hurry, write])
}
