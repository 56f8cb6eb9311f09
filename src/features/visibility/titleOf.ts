import type { Facts } from './facts.ts'

/** What an event is called, `''` where that is not known. */
export const titleOf = (facts: Facts | null): string =>
  facts?.own.kind === 'here' ? facts.own.record.title : ''
