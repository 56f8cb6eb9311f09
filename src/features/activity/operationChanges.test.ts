import { describe, expect, it } from 'vitest'
import type { Operation } from '../../core/write/operation.ts'
import { configurationOf } from '../../api/configuration.ts'
import { fallbackLanguageOf } from '../../api/language.ts'
import { configurationJson } from '../../api/testSite.ts'
import { missedOf } from './operationChanges.ts'
import { withDifferences } from '../../core/write/compare.ts'
import { writables } from '../../resources/records.ts'

const tag = (name: string) => ({ id: 1, name, slug: 'tag', description: '' })

const doneOf = (before: string | null, after: string | null, meant: string): Operation => ({
  key: '1',
  at: '2026-11-21T12:00:00.000Z',
  site: 'site',
  account: 'editor',
  language: fallbackLanguageOf(configurationOf(configurationJson)),
  collection: 'tags',
  state: 'verified',
  operation: before === null ? 'create' : 'update',
  id: 1,
  before: before === null ? null : tag(before),
  after: after === null ? null : tag(after),
  changes: { name: meant },
  from: '',
})

const entryOf = (...done: Parameters<typeof doneOf>) =>
  withDifferences(writables.tags.fields, doneOf(...done))

describe('what was meant and is not there', () => {
  it('is kept where somebody else’s value stood in its place right after', () => {
    const missed = [{ field: 'name', meant: 'Ball' }]
    expect(missedOf(entryOf('Fira', 'Cursa', 'Ball'))).toEqual(missed)
    expect(missedOf(entryOf(null, 'Cursa', 'Ball'))).toEqual(missed)
  })

  it('is nothing where it is there, or the record is not', () => {
    expect(missedOf(entryOf('Fira', 'Ball', 'Ball'))).toEqual([])
    expect(missedOf(entryOf(null, 'Ball', 'Ball'))).toEqual([])
    expect(missedOf(entryOf('Fira', null, 'Ball'))).toEqual([])
  })
})
