import { useEffect, useSyncExternalStore } from 'react'
import { isNewVersion, subscribeNewVersion, watchVersion } from '../../offline/newVersion.ts'
import { registered } from '../../offline/registration.ts'

/** Keeps the application on the device. @returns whether a newer version than this page's is there */
export function useApplicationFiles(): boolean {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const begin = async () => {
      const registration = await registered(document.baseURI)
      if (registration && !isGone) stop = watchVersion(registration)
    }
    void begin()
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return useSyncExternalStore(subscribeNewVersion, isNewVersion)
}
