import { useEffect, useState } from 'react'
import type { Service } from '../../../../api/service.ts'
import { useService } from '../../../../api/useService.ts'
import type { Table } from '../../table/table.ts'
import { storedUids } from '../run/storedUids.ts'

type Imported = ReadonlyMap<string, number>

const none: Imported = new Map()

const readable = (service: Service) => storedUids(service).catch(() => 'unread' as const)

/** What was made here of the events of calendar files. */
export function useImported({ calendar }: Table) {
  const service = useService()
  const [found, setFound] = useState<Imported | 'unread' | null>(null)
  const isAsked = calendar !== undefined
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const now = await readable(service)
      if (!isGone) setFound(now)
    }
    if (isAsked) void read()
    return () => {
      isGone = true
    }
  }, [service, isAsked])
  return {
    /** null until it is read */
    imported: !isAsked || found === 'unread' ? none : found,
    /** the device is closed to us: what was made may be made again */
    isUnread: isAsked && found === 'unread',
    readAgain: async () => setFound(await readable(service)),
  }
}
