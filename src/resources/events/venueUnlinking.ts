import { record as noteDone } from '../../core/write/journal.ts'
import { type Saved, unknownOutcome } from '../../core/write/saved.ts'
import { ownerOf } from '../../core/query/owner.ts'
import { idPath } from '../../core/resource/recordPath.ts'
import { safeCreation } from '../../core/write/safeCreation.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { unique } from '../../core/resource/unique.ts'
import { freshRecord, type Writing, type Journal } from '../../core/write/writing.ts'
import { attemptsOf, operationAt, operationsOn } from '../../core/write/operationStore.ts'
import { noteOwnWrite } from '../../core/write/ownWrites.ts'
import { settleAttempts } from '../../core/write/outcomes.ts'
import { accountName } from '../../api/account.ts'
import type { Service } from '../../api/service.ts'
import { venues } from '../venues/venues.ts'
import { events, type EventRecord } from './events.ts'

interface Unlinking {
  readonly opened: EventRecord
  /** what the passing venue is called, should it be left over; in words */
  readonly passingName: string
  readonly password?: string | undefined
}

/** Only what is published loses a deleted venue: anything else would name the passing one in the trash (contract.md §13.1). */
export const isUnlinkable = ({ status }: EventRecord) => status === 'publish'

/** What was done, for the history and the check afterwards: the passing venue was a step of our own. */
async function noteUnlinked(
  writing: Pick<Writing<EventRecord>, 'service' | 'collection' | 'journal'>,
  key: string,
  after: EventRecord,
): Promise<void> {
  const linked = await operationAt(key)
  if (linked === undefined) return
  const done = { state: 'verified', differs: undefined, left: undefined } as const
  const unlinked = { ...linked, ...done, after, changes: { venue: [] } }
  await noteDone(writing, unlinked)
  noteOwnWrite(writing.service, unlinked)
}

/**
 * The explicit way of taking an event's venue away from it on a service where no update does
 * (contract.md §7.3): a passing venue is made, linked and deleted, which unlinks it.
 */
export async function withoutVenue(
  service: Service,
  { opened, passingName, password }: Unlinking,
  journal?: Journal,
): Promise<Saved<EventRecord>> {
  if (!isUnlinkable(opened)) {
    const found = opened.venue.map(({ id }) => id)
    const left = { field: 'venue', intended: [], found, sent: false }
    return {
      record: opened,
      before: opened,
      differences: [left],
      landedBetween: [],
      recovered: false,
    }
  }
  const ofVenues = { service, collection: venues, journal }
  const ofEvents = { service, collection: events, journal }
  const of = `passing venue of ${opened.id} in ${service.language}`
  const [earlier] = await attemptsOf(ownerOf(service), of)
  // The one of an earlier try of which no answer came has its name still.
  const name = earlier?.changes.venue ?? `${passingName} ${unique().slice(0, 8)}`
  const values = { venue: name, status: 'draft' }
  const passing = await safeCreation(ofVenues, { values, of }).catch((error: unknown) => {
    throw unknownOutcome(error)
  })
  const path = idPath('events', opened.id)
  const changes = { venue: [passing.record.id] }
  // A page may have died between linking it and deleting it: then nothing is left to write, and its operation goes on.
  const linkedBefore = async () => {
    const { site, account } = service
    const of = { site, account: accountName(account), collection: 'events', id: opened.id } as const
    const meant = JSON.stringify(changes)
    const all = await operationsOn(of).catch(() => [])
    return all.findLast((one) => JSON.stringify(one.changes) === meant)?.key
  }
  try {
    const saved = await safeUpdate(ofEvents, { path, opened, changes, password })
    await safeDeletion(ofVenues, { path: idPath('venues', passing.record.id) })
    await settleAttempts(ownerOf(service), of)
    const record = await freshRecord(ofEvents, path, password)
    const found = record.venue.map((venue) => venue.id)
    const key = saved.key ?? (await linkedBefore())
    if (found.length === 0 && key !== undefined) await noteUnlinked(ofEvents, key, record)
    const left = { field: 'venue', intended: [], found, sent: true }
    return {
      ...saved,
      record,
      differences: [...saved.differences, ...(found.length > 0 ? [left] : [])],
    }
  } catch (error) {
    await safeDeletion(ofVenues, { path: idPath('venues', passing.record.id) }).catch(() => null)
    throw error
  }
}
