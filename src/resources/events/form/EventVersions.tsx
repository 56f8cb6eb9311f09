import { type ReactNode, useCallback } from 'react'
import { useService } from '../../../api/useService.ts'
import { useStored } from '../../../core/mirror/useStored.ts'
import { VersionLinks } from '../../../core/views/form/parts/VersionLinks.tsx'
import { events, type EventRecord } from '../events.ts'
import { useVersionsOf } from '../list/EventLanguages.tsx'

interface Props {
  id: number
  children: ReactNode
}

/** The ways to an event in the other languages, with what this device knows of it there. */
export function EventVersions({ id, children }: Props) {
  const service = useService()
  const versions = useVersionsOf(service, id)?.(id) ?? []
  const ids = versions.map((version) => version.id).join()
  const choose = useCallback(
    (records: readonly EventRecord[]) =>
      records.filter((record) => ids.split(',').includes(String(record.id))),
    [ids],
  )
  const stored = useStored(
    versions.map(({ language }) => service.in(language)),
    events,
    choose,
  )
  const known = versions.map((version, at) => ({
    ...version,
    status: stored[at]?.find((record) => record.id === version.id)?.status,
  }))
  return <VersionLinks name="events" {...{ id, known, children }} />
}
