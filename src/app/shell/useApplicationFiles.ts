import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { isSaving } from '../../offline/isSaving.ts'
import { isNewVersion, subscribeNewVersion, watchVersion } from '../../offline/newVersion.ts'
import { registered } from '../../offline/registration.ts'

/** Fetches the code of a page, where that is not here yet. */
async function fetchPage({ options: { component } }: AnyRoute): Promise<void> {
  if (component && 'preload' in component) await component.preload?.()
}

/** Keeps the application on the device. @returns whether a newer version than this page's is there */
export function useApplicationFiles(): boolean {
  const { routesById } = useRouter()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const begin = async () => {
      const registration = await registered(document.baseURI)
      if (registration) {
        if (!isGone) stop = watchVersion(registration)
        // Without a worker at least the pages are here before the network goes.
      } else if (!isSaving())
        await Promise.allSettled(Object.values<AnyRoute>(routesById).map(fetchPage))
    }
    void begin()
    return () => {
      isGone = true
      stop?.()
    }
  }, [routesById])
  return useSyncExternalStore(subscribeNewVersion, isNewVersion)
}
