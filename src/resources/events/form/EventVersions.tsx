import type { ReactNode } from 'react'
import { languagesOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { useStored } from '../../../core/mirror/useStored.ts'
import { VersionLinks } from '../../../core/views/form/parts/VersionLinks.tsx'
import { events, type EventRecord } from '../events.ts'
import { useVersionsOf } from '../list/EventLanguages.tsx'
import { useVersionsThere } from '../rules/RuleNote.tsx'

interface Props {
  event: Pick<EventRecord, 'id' | 'modified_utc'>
  children: ReactNode
}

const everything = (records: readonly EventRecord[]) => records

/** The ways to an event in the other languages, with what this device knows of it there. */
export function EventVersions({ event, children }: Props) {
  const service = useService()
  const { id } = event
  const there = useVersionsThere(service.configuration.rules, event)
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
  const missing = languagesOf(service.configuration).filter((one) => there[one] === 'missing')
  return <VersionLinks name="events" {...{ id, known, missing, children }} />
}
