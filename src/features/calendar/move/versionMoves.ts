import type { QueryClient } from '@tanstack/react-query'
import { idPath } from '../../../core/resource/recordPath.ts'
import { Conflict } from '../../../core/write/saved.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { areAtOneTime } from '../data/atOneTime.ts'
import type { KnownVersion } from '../data/knownVersions.ts'
import { type EventWrite, writeEvent } from '../write/writeEvent.ts'
import { changedDates } from './changedDates.ts'
import { tookBack } from './places.ts'

/** An event that was moved. */
export interface MovedEvent {
  /** in the language of the event */
  readonly service: Service
  readonly opened: EventRecord
  /** as the service has it now */
  readonly record: EventRecord
  readonly back: EventWrite
}

export interface VersionOutcome {
  readonly language: Language
  readonly what: 'moved' | 'held' | 'already' | 'elsewhere' | 'conflict' | ApiError
  /** the write that takes it back; of one that was to do that and could not, that one */
  readonly back: EventWrite | null
}

/** Why a write came to nothing. @throws whatever is none of a service's answers */
function whyNot(error: unknown): 'conflict' | ApiError {
  if (error instanceof Conflict) return 'conflict'
  if (error instanceof ApiError) return error
  throw error
}

/** Moves a version after its event, through the safe writer; one that was elsewhere stays there. */
export async function moveVersion(
  client: QueryClient,
  { service, opened, record }: MovedEvent,
  { language, id }: KnownVersion,
): Promise<VersionOutcome> {
  const there = service.in(language)
  const siteZone = service.configuration.timezone
  try {
    const asked = { service: there, collection: events }
    const version = await freshRecord(asked, idPath('events', id))
    if (areAtOneTime(version, record, siteZone)) return { language, what: 'already', back: null }
    if (!areAtOneTime(version, opened, siteZone)) return { language, what: 'elsewhere', back: null }
    const changes = changedDates(version, record)
    const written = await writeEvent(client, { service: there, opened: version, changes })
    const what = written.differences.length > 0 ? 'held' : 'moved'
    return { language, what, back: written.back }
  } catch (error) {
    return { language, what: whyNot(error), back: null }
  }
}

/** Takes one of the moves back. */
export async function takeBack(client: QueryClient, back: EventWrite): Promise<VersionOutcome> {
  const { language } = back.service
  try {
    const { differences, record } = await writeEvent(client, back)
    tookBack(back.opened, record)
    return { language, what: differences.length > 0 ? 'held' : 'moved', back: null }
  } catch (error) {
    const what = whyNot(error)
    return { language, what, back: what === 'conflict' ? null : back }
  }
}
