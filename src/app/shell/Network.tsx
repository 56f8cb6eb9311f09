import { Suspense } from 'react'
import type { Language } from '../../service/language.ts'
import { useLate } from '../../ui/useLate.ts'
import { useSessionState } from '../session/sessionContext.ts'

/** Milliseconds that the page has for itself before the rest is fetched; without a network that is on the device. */
const firstThePage = navigator.onLine ? 5000 : 0

export const fetchBar = () => import('./NetworkBar.tsx')

/**
 * What sends the queue and tells of the network: no part of the first load, but here before the network goes,
 * since its code could not be fetched then.
 */
export function Network({ language }: { language: Language }) {
  const { service } = useSessionState()
  const late = useLate(fetchBar, true, firstThePage)
  // Its words come after its code: without a bound of its own the whole page would be hidden until they are there.
  return (
    <Suspense>
      {late && service ? (
        <late.NetworkBar {...{ language, service }} isOpenedOffline={firstThePage === 0} />
      ) : null}
    </Suspense>
  )
}
