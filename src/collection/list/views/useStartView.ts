import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { onThisDevice, readEntry } from '../../../ui/storage.ts'
import type { RecordList } from '../recordList.ts'
import type { Identified } from '../../collection.ts'
import { viewsEntry } from './viewsEntry.ts'

/** A list that is opened without any filter opens where a person said that it starts. */
export function useStartView<R extends Identified>({ service, collection }: RecordList<R>): void {
  const navigate = useNavigate()
  const search: object = useSearch({ strict: false })
  const begin = useEffectEvent(() => {
    if (Object.keys(search).length > 0) return
    const start = readEntry(onThisDevice, viewsEntry(service, collection.name, 'start'))
    const there = Object.fromEntries(new URLSearchParams(start ?? ''))
    if (start) void navigate({ to: '.', search: there, replace: true })
  })
  useEffect(() => begin(), [])
}
