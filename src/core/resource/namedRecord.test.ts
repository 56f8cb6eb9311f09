import { expect, test } from 'vitest'
import { namedRecord } from './namedRecord.ts'

test('a number, with or without its sign', () => {
  expect(namedRecord(' 120 ')).toEqual({ kind: 'id', id: '120' })
  expect(namedRecord('#120')).toEqual({ kind: 'id', id: '120' })
})

test('a slug, in any script', () => {
  expect(namedRecord('fira-del-llibre')).toEqual({ kind: 'slug', slug: 'fira-del-llibre' })
  expect(namedRecord('%e6%97%a5')).toEqual({ kind: 'slug', slug: '%e6%97%a5' })
})

test('a public address, and that of a draft', () => {
  const published = 'https://vila.example/ca/event/fira-del-llibre/?utm_source=x#dalt'
  expect(namedRecord(published)).toEqual({ kind: 'slug', slug: 'fira-del-llibre' })
  const draft = 'https://vila.example/?post_type=tribe_events&p=77'
  expect(namedRecord(draft)).toEqual({ kind: 'id', id: '77' })
})

test('an address of the administration, and that of one occurrence of many', () => {
  for (const [address, id] of [
    ['https://vila.example/wp-admin/post.php?post=77&action=edit', '77'],
    [
      'https://vila.example/wp-admin/term.php?taxonomy=post_tag&tag_ID=5&post_type=tribe_events',
      '5',
    ],
  ] as const)
    expect(namedRecord(address)).toEqual({ kind: 'id', id })
  const occurrence = 'https://vila.example/ca/event/mercat/2026-11-20/'
  expect(namedRecord(occurrence)).toEqual({ kind: 'slug', slug: 'mercat' })
})

test('what names no record', () => {
  for (const text of ['', '0', 'dos mots', 'a/b', 'https://', 'https://vila.example/'])
    expect(namedRecord(text)).toBeNull()
})
