import type { EventRecord } from '../../resources/events/events.ts'

/** What came of one question; `unknown` is also what was never asked. */
export type Answer = 'yes' | 'no' | 'unknown'

/** An event as the account that asks may see it. */
export type Own =
  /** in the trash as well, where its status says so; without its content where it has a password */
  | { readonly kind: 'here'; readonly record: EventRecord }
  /** it has a password, and nothing else is told */
  | { readonly kind: 'protected' }
  | { readonly kind: 'gone' }
  /** the account may not see it */
  | { readonly kind: 'forbidden' }
  /** the service did not answer */
  | { readonly kind: 'unknown' }

/** A category of the event, as anybody may read it. */
export interface CategoryFact {
  readonly id: number
  readonly name: string
  /** `empty`: no published event is in it, and lists of categories leave it out (contract.md §3.7) */
  readonly state: 'shown' | 'empty' | 'missing' | 'unknown'
}

/** All that the service was asked about one event in one language. */
export interface Facts {
  readonly id: number
  readonly language: string
  readonly own: Own
  /** whether anybody may read it at its own address */
  readonly page: Answer | 'password'
  /** whether the listing shows it to anybody without being asked for dates (contract.md §3.6) */
  readonly usual: Answer
  /** the same whatever the dates */
  readonly anyDate: Answer
  readonly categories: readonly CategoryFact[]
  /** the language its public address names; null where it names none */
  readonly addressLanguage: string | null
}
