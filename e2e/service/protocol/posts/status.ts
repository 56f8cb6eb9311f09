import type { Account, Call } from '../handlers.ts'
import { mayPublish } from '../permissions.ts'
import { isUnscheduled } from '../statuses.ts'
import { type SiteTime, givenDate, now } from './clock.ts'
import type { PostRow } from './post.ts'

/** What a role makes of a status (contract.md §5.6, the same in both modes). */
const scaled = (status: string, account: Account | null): string =>
  !mayPublish(account) && (status === 'publish' || status === 'future') ? 'pending' : status

const unnamed = (account: Account | null): string => (mayPublish(account) ? 'publish' : 'draft')

const wantedStatus = ({ world, arguments: values, given, account }: Call, current?: PostRow) => {
  const { status } = values
  if (given.has('status') && typeof status === 'string') return scaled(status, account)
  if (current && world.mode === 'interface') return current.status
  return unnamed(account)
}

/**
 * The date of a write that names none. Live events move to now; other records, and all in interface
 * mode, keep theirs, save that a draft gets its date when it is published.
 */
const unnamedDate = (
  { world }: Call,
  status: string,
  resetsDate: boolean,
  current?: PostRow,
): SiteTime => {
  if (!current || (world.mode === 'live' && resetsDate)) return now(world)
  if (current.date_utc !== null) return { wall: current.date, utc: current.date_utc }
  const waits = isUnscheduled(status) || status === 'trash'
  return waits ? { wall: current.date, utc: '' } : now(world)
}

interface Publication {
  readonly status: string
  readonly date: string
  /** Null while the record has no publication date (contract.md §1.1). */
  readonly date_utc: string | null
}

/**
 * Status and publication date of a record to be written. A date to come makes `publish` into
 * `future`, a past one the reverse (contract.md §6).
 */
export const publicationOf = (
  call: Call,
  { current, resetsDate }: { current?: PostRow; resetsDate: boolean },
): Publication => {
  const wanted = wantedStatus(call, current)
  // A live draft that stays one loses the date it is given (contract.md §3.4, §13.4).
  const isDropped =
    call.world.mode === 'live' && current?.date_utc === null && wanted === current.status
  const named = isDropped ? null : givenDate(call)
  const time = named ?? unnamedDate(call, wanted, resetsDate, current)
  const ahead = time.utc > now(call.world).utc
  const status =
    wanted === 'publish' && ahead ? 'future' : wanted === 'future' && !ahead ? 'publish' : wanted
  return {
    status,
    date: time.wall,
    date_utc: isUnscheduled(status) || time.utc === '' ? null : time.utc,
  }
}
