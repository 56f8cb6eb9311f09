import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useQueue } from '../../collection/queue/useQueue.ts'
import { Recheck } from '../../activity/recheck/Recheck.tsx'
import { Sender } from '../../activity/send/Sender.tsx'
import { mayWrite } from '../../service/account.ts'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { DraftMarks } from './DraftMarks.tsx'
import { NetworkNews } from './NetworkNews.tsx'
import { useApplicationFiles } from './useApplicationFiles.ts'
import { useConnectionTrouble } from './useConnectionTrouble.ts'
import { useUnfetched } from './useUnfetched.ts'

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
  const isNewVersion = useApplicationFiles()
  // It takes every start for one with a network, and would not read again when there is one.
  useEffect(() => {
    if (isOpenedOffline) onlineManager.setOnline(navigator.onLine)
  }, [isOpenedOffline])
  useUnfetched()
  return (
    <>
      <NetworkNews {...{ language, trouble, isOpenedOffline, isWriter, isNewVersion, items }} />
      {isQueued ? <Sender {...{ service, items }} isReachable={trouble === null} /> : null}
      {isWriter ? (
        <>
          <DraftMarks service={service} />
          <Recheck service={service} />
        </>
      ) : null}
    </>
  )
}
