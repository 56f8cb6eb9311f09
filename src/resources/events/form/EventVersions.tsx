import type { ReactNode } from 'react'
import { useService } from '../../../api/useService.ts'
import { useStored } from '../../../core/mirror/useStored.ts'
import { VersionLinks } from '../../../core/views/form/parts/VersionLinks.tsx'
import { events, type EventRecord } from '../events.ts'
import { useVersionsOf } from '../list/EventLanguages.tsx'

interface Props {
  id: number
  children: ReactNode
}

const everything = (records: readonly EventRecord[]) => records

/** The ways to an event in the other languages, with what this device knows of it there. */
export function EventVersions({ id, children }: Props) {
  const service = useService()
  const versions = useVersionsOf(service, id)?.(id) ?? []
  const stored = useStored(
    versions.map(({ language }) => service.in(language)),
    events,
    everything,
  )
  const known = versions.map(({ language, id: other, isLikely = false }, at) => ({
    language,
    isLikely,
    status: stored[at]?.find((record) => record.id === other)?.status,
  }))
  return <VersionLinks name="events" {...{ id, known, children }} />
}
