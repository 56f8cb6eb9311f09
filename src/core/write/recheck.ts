import { isAnyUnderWay } from './underWay.ts'
import { isReadRefused } from '../query/readErrors.ts'
import { ownerOf } from '../query/owner.ts'
import { isWithheld, type Writables } from './writing.ts'
import { withCall, type Service } from '../../api/service.ts'
import { ApiError } from '../../api/apiError.ts'
import { alone } from '../../ui/alone.ts'
import { type Operation, operationIn } from './operation.ts'
import {
  dueOperations,
  instantAfter,
  isOver,
  operationAt,
  operationsOn,
  putOperation,
} from './operationStore.ts'
import { overtakenIn, type Overtaken } from './ownWrites.ts'
import { putOff, readNow, resolve, type Site } from './resolve.ts'
import { entryNames, onThisDevice, readJson, writeEntry } from '../../ui/storage.ts'
import type { StoredEntry } from '../../platform/entries.ts'

/** Earlier versions noted writes on their way, and what was to be looked at again, in the browser's small storage. */
const begun = 'begun.'
const looks = 'looks.'
/** What went out is in the store since the version before. */
const attempts = 'tries.'

/** Takes those notes over into the store of operations, so that nothing is lost with a new version. */
export async function migrateNotes(): Promise<void> {
  for (const name of entryNames(onThisDevice)) {
    const note = readJson(onThisDevice, name)
    if (name.startsWith(begun) && typeof note === 'object' && note !== null) {
      const body = { ...note, state: 'sending', recheckAt: new Date().toISOString() }
      for (const operation of operationIn({ body } as StoredEntry)) await putOperation(operation)
    } else if (name.startsWith(looks)) {
      const operation = await operationAt(name.slice(looks.length))
      if (operation) await putOperation({ ...operation, recheckAt: new Date().toISOString() })
    } else if (!name.startsWith(attempts)) continue
    writeEntry(onThisDevice, name, null)
  }
}

/** Records looked at in one round: after a change of many they are through within minutes. */
const perRound = 40

/** Once in a page. */
let migration: Promise<void> | null = null

/**
 * Looks up what this account wrote here a while ago, in the order of writing. Of a write whose outcome nobody saw, what
 * it came to goes into the history. Of the others, what somebody has overwritten since is found: the answer to a write
 * and the reading after it cannot tell what somebody else does with an older reading. What cannot be read now stays due,
 * behind all else.
 * @param now instant, milliseconds
 * @returns what was overwritten, as far as it is news
 */
export async function recheck(
  service: Service,
  writables: Writables,
  now: number,
): Promise<readonly Overtaken[]> {
  // A change of many has the service to itself; its records are looked at when it is over. A tab that nobody sees leaves
  // it to the one that is seen, which tells what it finds.
  if (isAnyUnderWay() || globalThis.document?.hidden) return []
  const overtaken: Overtaken[] = []
  await (migration ??= migrateNotes())
  // Hidden meanwhile, it ends: what waits in the background until it is seen would keep the other tabs from looking.
  const looking = new AbortController()
  const { signal } = looking
  globalThis.document?.addEventListener('visibilitychange', () => looking.abort(), { signal })
  const there = withCall(service, { priority: 'background', signal })
  const site = { service: there, writables, now, signal }
  try {
    await alone(`recheck.${ownerOf(service)}`, async () => {
      const due = await dueOperations(ownerOf(service), now).catch(() => [])
      for (const operation of due) if (!isOver(operation)) await resolve(site, operation)
      const records = new Map(due.filter(isOver).map((one) => [`${one.collection}/${one.id}`, one]))
      const round = [...records.values()].slice(0, perRound)
      const found = await Promise.all(round.map((one) => recheckedRecord(site, one)))
      overtaken.push(...found.flat())
    })
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    looking.abort()
  }
  return overtaken
}

/** What somebody has overwritten of a record, as far as it is news; stored with each write of it. */
async function recheckedRecord(site: Site, due: Operation): Promise<readonly Overtaken[]> {
  const all = (await operationsOn(due)).filter(isOver)
  const open = all.filter(({ recheckAt }) => recheckAt !== undefined)
  const last = open.at(-1) ?? due
  // A newer write of the same record is not due yet: it gives them a new beginning.
  if (open.some(({ recheckAt = '' }) => recheckAt > instantAfter(site.now, 0))) return []
  try {
    const overtaken = await overtakenOf(site, open, all, last)
    await Promise.all(open.map((one) => store(one, overtaken)))
    return overtaken.flatMap(unseenIn)
  } catch (error) {
    // Not to be read now; or stored by another version of the application, perhaps: it holds up nothing else.
    if (isReadRefused(error))
      for (const one of open) await putOperation({ ...settled(one), isUnread: true })
    else if (!site.signal.aborted) await putOff(site, last)
    return []
  }
}

async function overtakenOf(
  site: Site,
  open: readonly Operation[],
  all: readonly Operation[],
  last: Operation,
): Promise<readonly Overtaken[]> {
  const record = await readNow(site, last)
  if (record === null) return []
  if (isWithheld(record)) throw new ApiError({ kind: 'withheld' })
  const { fields } = site.writables[last.collection]
  return open
    .map((entry) => {
      // Not by their keys: what waited has the one of when it was put in the queue.
      const later = all.slice(all.indexOf(entry) + 1)
      // What we put into the trash since is otherwise by our own doing.
      const isDeleted = later.some(({ operation }) => operation === 'delete')
      return { entry, record, fields: isDeleted ? [] : overtakenIn(fields, entry, later, record) }
    })
    .filter((one) => one.fields.length > 0)
}

/** It needs no other look. */
const settled = (operation: Operation): Operation => ({
  ...operation,
  recheckAt: undefined,
  failedRechecks: undefined,
})

async function store(operation: Operation, overtaken: readonly Overtaken[]): Promise<void> {
  const found = overtaken.find(({ entry }) => entry.key === operation.key)
  const now = found?.fields.map(({ field, now: value }) => [field, value] as const)
  const news = found && now ? { overtaken: Object.fromEntries(now), found: found.record } : null
  await putOperation({ ...settled(operation), ...news }, news !== null)
}

/** What is news to whoever wrote it: not what was read before it was written again. */
function unseenIn({ entry, fields, record }: Overtaken): readonly Overtaken[] {
  const unseen = fields.filter(({ isSeen }) => !isSeen)
  const overtaken = Object.fromEntries(fields.map(({ field, now }) => [field, now]))
  const known = { ...entry, overtaken, found: record }
  return unseen.length > 0 ? [{ entry: known, record, fields: unseen }] : []
}
