import { useEffect, useState } from 'react'
import type { Language } from '../../service/language.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useSessionState } from '../session/sessionContext.ts'

/** Milliseconds that the page has for itself before the rest is fetched; without a network that is on the device. */
const firstThePage = navigator.onLine ? 5000 : 0

const NetworkBar = lazily(() => import('./NetworkBar.tsx').then((it) => it.NetworkBar))

/** What sends the queue, tells of the network and keeps the application on the device: no part of the first load. */
export function Network({ language }: { language: Language }) {
  const { service } = useSessionState()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), firstThePage)
    return () => clearTimeout(timer)
  }, [])
  return isDue && service ? (
    <NetworkBar {...{ language, service }} isOpenedOffline={firstThePage === 0} />
  ) : null
}
