import { eventOf } from '../../../resources/events/events.ts'
import { nothingConfirmed, type ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { SourceThen } from '../savedFrom/savedFrom.ts'
import { relationOf } from './checked.ts'
import { feria } from './textUnitBed.ts'

const record = (id: number, slug: string) => eventOf({ id, slug })
const pair = (ca: number, es: number) => ({
  collection: 'events' as const,
  versions: { ca, es },
})
const together = (ca: number, es: number): ConfirmedPairs => ({
  together: [pair(ca, es)],
  apart: [],
})
const from = (id: number): SourceThen => ({
  language: 'ca',
  id,
  texts: { title: '', excerpt: '', description: '' },
})

test.each<[what: string, confirmed: ConfirmedPairs, then: SourceThen | undefined, slug: string]>([
  ['known', together(5, 7), undefined, 'feria'],
  ['other', together(5, 8), undefined, 'fira'],
  ['other', together(6, 7), undefined, 'fira'],
  ['other', { together: [], apart: [pair(5, 7)] }, undefined, 'fira'],
  ['known', nothingConfirmed, from(5), 'feria'],
  ['other', nothingConfirmed, from(6), 'fira'],
  ['known', nothingConfirmed, undefined, 'fira'],
  ['unknown', nothingConfirmed, undefined, 'feria'],
  ['unknown', nothingConfirmed, undefined, ''],
])('is %s by %j, %j, slug %j', (what, confirmed, then, slug) => {
  const source = record(5, slug === '' ? '' : 'fira')
  const known = { confirmed, sourceAt: () => then }
  expect(relationOf(feria, source, record(7, slug), known)).toBe(what)
})
