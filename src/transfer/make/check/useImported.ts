import { useEffect, useState } from 'react'
import { useService } from '../../../service/useService.ts'
import type { Table } from '../../in/table.ts'
import { keptUids } from '../run/keptUids.ts'

type Imported = ReadonlyMap<string, number>

const none: Imported = new Map()

/** What was made here of the events of calendar files; null until it is read. */
export function useImported({ calendar }: Table): Imported | null {
  const service = useService()
  const [imported, setImported] = useState<Imported | null>(null)
  const isAsked = calendar !== undefined
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = await keptUids(service)
      if (!isGone) setImported(found)
    }
    if (isAsked) void read()
    return () => {
      isGone = true
    }
  }, [service, isAsked])
  return isAsked ? imported : none
}
