import { useIsFetching } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isSaving } from '../../offline/isSaving.ts'
import type { Language } from '../../service/language.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useSessionState } from '../session/sessionContext.ts'

/** Milliseconds that the page has for itself before the rest is fetched; without a network that is on the device. */
const firstThePage = navigator.onLine ? 5000 : 0

/** Milliseconds without a reading, after which the first page is there and somebody is about to open something. */
const afterReading = 1000

/** Fetches code and words of the forms, which most pages lead to, once the first page is read. Draws nothing. */
export function FormsAhead({ language }: { language: Language }) {
  const router = useRouter()
  const isReading = useIsFetching() > 0
  const [isBegun, setBegun] = useState(isSaving)
  useEffect(() => {
    if (isReading || isBegun) return undefined
    const timer = setTimeout(() => {
      setBegun(true)
      void router.preloadRoute({ to: '/$language/events/new', params: { language } })
    }, afterReading)
    return () => clearTimeout(timer)
  }, [isReading, isBegun, router, language])
  return null
}

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
