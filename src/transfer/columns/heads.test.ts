import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CollectionName } from '../../collection/collection.ts'
import { labelRooms } from '../../collection/fieldLabel.ts'
import { interfaceLanguages } from '../../i18n/interfaceLanguage.ts'
import { guessedMapping } from '../make/columns/mapping.ts'
import { targetsOf } from '../make/columns/targets.ts'
import { columnNames } from './columns.ts'
import { fieldOfHead } from './heads.ts'

const collections: readonly CollectionName[] = [
  'events',
  'venues',
  'organizers',
  'categories',
  'tags',
]

interface Messages {
  readonly label: Readonly<Record<string, string>>
  readonly new: Readonly<Record<'startClock' | 'endClock', string>>
  readonly out: { readonly column: Readonly<Record<string, string>> }
}

const messages = (language: string, namespace: string): Messages =>
  JSON.parse(
    readFileSync(
      new URL(`../../../locales/${language}/${namespace}.json`, import.meta.url),
      'utf8',
    ),
  )

describe.each(interfaceLanguages)('in %s', (language) => {
  const { out, new: hours } = messages(language, 'transfer')

  test.each(collections)('every label of %s is known as its column, and no other has it', (of) => {
    const label = { ...messages(language, labelRooms[of]).label, ...out.column }
    const heads = columnNames(of).map((column) => label[column] ?? `no label of ${column}`)
    expect(heads.map((head) => fieldOfHead(of, head))).toEqual(columnNames(of))
    expect(columnNames(of).map((column) => fieldOfHead(of, column))).toEqual(columnNames(of))
    expect(new Set(heads).size).toBe(heads.length)
    const targets = targetsOf(of)
    const ofTargets = targets.map((target) =>
      target === 'start_clock'
        ? hours.startClock
        : target === 'end_clock'
          ? hours.endClock
          : (label[target] ?? ''),
    )
    expect(guessedMapping(of, ofTargets)).toEqual(
      Object.fromEntries(targets.map((target, at) => [target, at])),
    )
  })
})

test('no head is known that only resembles one', () => {
  for (const head of ['Títol curt', 'acte', 'data', 'Event Name', ''])
    expect(fieldOfHead('events', head)).toBeNull()
  expect(fieldOfHead('events', ' TITOL *')).toBe('title')
})
