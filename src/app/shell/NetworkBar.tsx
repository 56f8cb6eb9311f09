import { onlineManager } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useQueue } from '../../collection/queue/useQueue.ts'
import { mayWrite } from '../../service/account.ts'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { useLate } from '../../ui/useLate.ts'
import { NetworkNews } from './NetworkNews.tsx'
import { useApplicationFiles } from './useApplicationFiles.ts'
import { useCodeAtHand } from './useCodeAtHand.ts'
import { useConnectionTrouble } from './useConnectionTrouble.ts'
import { useUnfetched } from './useUnfetched.ts'

/** Beside the bar, whose address the first load knows anyway. */
export { tell } from '../uncaught/tellUncaught.ts'

const fetchSender = () => import('../../queue/Sender.tsx')
const fetchDraftMarks = () => import('./DraftMarks.tsx')
const fetchLaterLook = () => import('../../history/laterLook/LaterLook.tsx')

interface Props {
  language: Language
  service: Service
  /** The page was opened without a network. */
  isOpenedOffline: boolean
}

/** What watches over the network beside the page, and tells of it. */
export function NetworkBar({ language, service, isOpenedOffline }: Props) {
  const trouble = useConnectionTrouble()
  const items = useQueue(service) ?? []
  const isWriter = mayWrite(service.account)
  const isQueued = items.length > 0 && isWriter
  const late = useLate(fetchSender, isQueued)
  const looking = useLate(fetchLaterLook, isWriter)
  const marking = useLate(fetchDraftMarks, isWriter)
  const isNewVersion = useApplicationFiles()
  // It takes every start for one with a network, and would not read again when there is one.
  useEffect(() => {
    if (isOpenedOffline) onlineManager.setOnline(navigator.onLine)
  }, [isOpenedOffline])
  useCodeAtHand()
  useUnfetched()
  return (
    <>
      <NetworkNews {...{ language, trouble, isOpenedOffline, isWriter, isNewVersion, items }} />
      {late && isQueued ? (
        <late.Sender {...{ service, items }} isReachable={trouble === null} />
      ) : null}
      <Suspense>{marking && isWriter ? <marking.DraftMarks service={service} /> : null}</Suspense>
      <Suspense>{looking && isWriter ? <looking.LaterLook service={service} /> : null}</Suspense>
    </>
  )
}
