import type { Service } from '../../api/service.ts'
import { type CategoryFact, type Facts, lastListedDay } from './facts.ts'
import type { EventRecord } from '../../resources/events/events.ts'
import {
  readWallTime,
  type WallDay,
  type WallTime,
  dayOf,
  wallTimeAt,
} from '../../time/wallTime.ts'

/** Why an event is not where people would look for it. Several may hold at once. */
export type Reason =
  | { readonly kind: 'gone' | 'trash' | 'password' | 'hidden' }
  /** a status nobody but the editors sees */
  | { readonly kind: 'status'; readonly status: string }
  /** published by itself at `at`, wall time of the site; `''` where it does not say */
  | { readonly kind: 'scheduled'; readonly at: string }
  /** it should have been published by itself at `at`, and was not */
  | { readonly kind: 'overdue'; readonly at: WallTime }
  /** `at`: wall time of the event */
  | { readonly kind: 'past' | 'begun' | 'beyond'; readonly at: string }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'category'; readonly category: CategoryFact }
  /** the service keeps it from everybody and does not say why */
  | { readonly kind: 'closed' | 'unlisted' }
  /** what could not be found out */
  | { readonly kind: 'unknown'; readonly what: 'own' | 'rights' | 'page' | 'listing' | 'category' }

type ReasonKind = Reason['kind']

/** The clock of the site while it is asked. */
export interface Clock {
  readonly now: WallTime
  readonly today: WallDay
}

const unknown = (what: Extract<Reason, { kind: 'unknown' }>['what']): Reason => ({
  kind: 'unknown',
  what,
})

function ofStatus({ status, date }: EventRecord, { now }: Clock): readonly Reason[] {
  if (status === 'publish') return []
  if (status === 'trash') return [{ kind: 'trash' }]
  if (status !== 'future') return [{ kind: 'status', status }]
  const at = readWallTime(date)
  return at !== null && at < now ? [{ kind: 'overdue', at }] : [{ kind: 'scheduled', at: date }]
}

/**
 * Interface silent: the default dates of a listing are not specified. It shows events that begin today or later and end
 * within two years, so an event that has already begun is missing (contract.md §3.6).
 */
function ofDates(record: EventRecord, { usual }: Facts, { now, today }: Clock): readonly Reason[] {
  const start = readWallTime(record.start_date)
  const end = readWallTime(record.end_date) ?? start
  if (start === null || end === null) return []
  if (start.slice(0, 10) < today) {
    if (end < now) return [{ kind: 'past', at: end }]
    return usual === 'yes' ? [] : [{ kind: 'begun', at: start }]
  }
  return end.slice(0, 10) > lastListedDay(today) ? [{ kind: 'beyond', at: start }] : []
}

function ofLanguage({ language, addressLanguage }: Facts): readonly Reason[] {
  return addressLanguage === null || addressLanguage === language
    ? []
    : [{ kind: 'language', language: addressLanguage }]
}

function ofCategories({ categories }: Facts): readonly Reason[] {
  const wrong = categories.filter(({ state }) => state === 'empty' || state === 'missing')
  const isUnknown = categories.some(({ state }) => state === 'unknown')
  return [
    ...wrong.map((category): Reason => ({ kind: 'category', category })),
    ...(isUnknown ? [unknown('category')] : []),
  ]
}

/** What the record itself tells. Without its content it tells nothing of flags and categories (contract.md §1.8). */
function ofRecord(record: EventRecord, facts: Facts, clock: Clock): readonly Reason[] {
  return [
    ...ofStatus(record, clock),
    ...(record.withheld ? [{ kind: 'password' } as const] : []),
    ...(record.hide_from_listings ? [{ kind: 'hidden' } as const] : []),
    ...ofDates(record, facts, clock),
    ...ofLanguage(facts),
    ...(record.withheld ? [] : ofCategories(facts)),
  ]
}

function ofOwn(facts: Facts, clock: Clock): readonly Reason[] {
  const { own } = facts
  if (own.kind === 'here') return ofRecord(own.record, facts, clock)
  if (own.kind === 'gone') return [{ kind: 'gone' }]
  if (own.kind === 'protected') return [{ kind: 'password' }]
  // Where everybody sees it, nothing need be known of it.
  if (facts.page === 'yes' && facts.usual === 'yes') return []
  return [unknown(own.kind === 'forbidden' ? 'rights' : 'own')]
}

const closing: ReadonlySet<ReasonKind> = new Set([
  'gone',
  'trash',
  'status',
  'scheduled',
  'overdue',
  'password',
  'closed',
])
const unlisting: ReadonlySet<ReasonKind> = new Set([
  'hidden',
  'past',
  'begun',
  'beyond',
  'language',
  'unlisted',
])

/** What the answers to nobody show beside: refusals that nothing in the record accounts for. */
function ofAnswers({ page, usual, anyDate }: Facts, known: readonly Reason[]): readonly Reason[] {
  const isClosed = known.some(({ kind }) => closing.has(kind))
  if (isClosed) return []
  if (page === 'password') return [{ kind: 'password' }]
  if (page === 'no') return [{ kind: 'closed' }]
  const isUnlisted = known.some(({ kind }) => unlisting.has(kind))
  const isListingUnknown = usual === 'unknown' || (usual === 'no' && anyDate === 'unknown')
  return [
    ...(page === 'unknown' ? [unknown('page')] : []),
    ...(isListingUnknown ? [unknown('listing')] : []),
    ...(!isUnlisted && !isListingUnknown && usual === 'no' ? [{ kind: 'unlisted' } as const] : []),
  ]
}

/** Everything that keeps an event from being seen, gravest first, and what could not be found out. */
export function reasonsFor(facts: Facts, clock: Clock): readonly Reason[] {
  const own = ofOwn(facts, clock)
  return [...own, ...ofAnswers(facts, own)]
}

/** Where people find the event: in the listings, at its own address only, nowhere; or nobody can tell. */
export type Verdict = 'visible' | 'address' | 'closed' | 'unknown'

export function verdictOn(reasons: readonly Reason[], { usual }: Pick<Facts, 'usual'>): Verdict {
  if (reasons.some(({ kind }) => closing.has(kind))) return 'closed'
  const doubts = reasons.filter((reason) => reason.kind === 'unknown' && reason.what !== 'category')
  const isPageKnown = doubts.every((doubt) => doubt.kind === 'unknown' && doubt.what === 'listing')
  // A listing that shows it anyway does not heed what the record says.
  const isUnlisted = usual !== 'yes' && reasons.some(({ kind }) => unlisting.has(kind))
  if (isUnlisted && isPageKnown) return 'address'
  return doubts.length > 0 ? 'unknown' : 'visible'
}

/** Interface silent: the clock by which a listing begins is not specified. It is the site's (contract.md §3.6). */
export function clockOfSite({ configuration }: Service): Clock {
  const now = wallTimeAt(Date.now(), configuration.timezone)
  return { now, today: dayOf(now) }
}

/** What can be done about a reason: a change of the event, or a place to go to. */
export type Remedy =
  | { readonly kind: 'write'; readonly what: 'publish' | 'show'; readonly record: EventRecord }
  /** its form, at a field where one is named */
  | { readonly kind: 'field'; readonly field: 'start_date' | 'date' | 'status' | null }
  | { readonly kind: 'copy' | 'trash' | 'board' | 'signIn' }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'language'; readonly language: string }

/** What the account may do here. */
interface Rights {
  readonly mayWrite: boolean
  readonly isNobody: boolean
}

type OfReason = (reason: Reason, record: EventRecord | null, rights: Rights) => readonly Remedy[]

const field = (name: Extract<Remedy, { kind: 'field' }>['field']): Remedy => ({
  kind: 'field',
  field: name,
})

/** What was withheld is never written back, and what is in the trash leaves that first. */
const isWritable = (record: EventRecord | null): record is EventRecord =>
  record !== null && !record.withheld && record.status !== 'trash'

function written(what: 'publish' | 'show', record: EventRecord | null, { mayWrite }: Rights) {
  return mayWrite && isWritable(record) ? [{ kind: 'write', what, record } as const] : []
}

const ofKind: Readonly<Record<Reason['kind'], OfReason>> = {
  gone: () => [{ kind: 'board' }],
  trash: () => [{ kind: 'trash' }],
  password: () => [field(null)],
  hidden: (_, record, rights) => written('show', record, rights),
  status: (_, record, rights) => [...written('publish', record, rights), field('status')],
  scheduled: (_, record, rights) => [...written('publish', record, rights), field('date')],
  overdue: (_, record, rights) => [...written('publish', record, rights), field('date')],
  past: (_, __, { mayWrite }) => [
    ...(mayWrite ? [{ kind: 'copy' } as const] : []),
    field('start_date'),
  ],
  begun: () => [field('start_date')],
  beyond: () => [field('start_date')],
  language: (reason) => (reason.kind === 'language' ? [reason] : []),
  category: (reason) =>
    reason.kind === 'category' ? [{ kind: 'category', id: reason.category.id }] : [],
  closed: () => [field(null)],
  unlisted: () => [field(null)],
  unknown: (reason, _, { isNobody }) =>
    reason.kind === 'unknown' && reason.what === 'rights' && isNobody ? [{ kind: 'signIn' }] : [],
}

/** What can be done about a reason, the quickest way first. */
export function remediesFor(reason: Reason, { own }: Facts, rights: Rights): readonly Remedy[] {
  return ofKind[reason.kind](reason, own.kind === 'here' ? own.record : null, rights)
}
