import type { EventRecord } from '../../resources/events/events.ts'
import type { Facts } from './facts.ts'
import type { Reason } from './reasons.ts'

/** What can be done about a reason: a change of the event, or a place to go to. */
export type Remedy =
  | { readonly kind: 'write'; readonly what: 'publish' | 'show'; readonly record: EventRecord }
  /** its form, at a field where one is named */
  | { readonly kind: 'field'; readonly field: 'start_date' | 'date' | 'status' | null }
  | { readonly kind: 'copy' | 'trash' | 'board' | 'signIn' }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'language'; readonly language: string }

/** What the account may do here. */
export interface Rights {
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
