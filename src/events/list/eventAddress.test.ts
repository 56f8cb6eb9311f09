import { expect, test } from 'vitest'
import { namedEvent } from './eventAddress.ts'

test('a number, with or without its sign', () => {
  expect(namedEvent(' 120 ')).toEqual({ kind: 'id', id: '120' })
  expect(namedEvent('#120')).toEqual({ kind: 'id', id: '120' })
})

test('a slug, in any script', () => {
  expect(namedEvent('fira-del-llibre')).toEqual({ kind: 'slug', slug: 'fira-del-llibre' })
  expect(namedEvent('%e6%97%a5')).toEqual({ kind: 'slug', slug: '%e6%97%a5' })
})

test('a public address, and that of a draft', () => {
  const published = 'https://vila.example/ca/event/fira-del-llibre/?utm_source=x#dalt'
  expect(namedEvent(published)).toEqual({ kind: 'slug', slug: 'fira-del-llibre' })
  const draft = 'https://vila.example/?post_type=tribe_events&p=77'
  expect(namedEvent(draft)).toEqual({ kind: 'id', id: '77' })
})

test('what names no event', () => {
  for (const text of ['', '0', 'dos mots', 'a/b', 'https://', 'https://vila.example/'])
    expect(namedEvent(text)).toBeNull()
})
