import { unknownKeys, unreadCounterparts } from '../board/useCompared.ts'

const together = [
  { collection: 'events', versions: { ca: 1, es: 2, en: 3 } },
  { collection: 'venues', versions: { ca: 4, es: 2 } },
] as const

const isUnread = unreadCounterparts(
  { together },
  'events',
  unknownKeys([{ language: 'es', unknown: [2] }]),
)

test('a version of which nothing is known is one of every other that was confirmed with it', () => {
  expect(isUnread({ language: 'ca', id: 1 }, 'es')).toBe(true)
  expect(isUnread({ language: 'en', id: 3 }, 'es')).toBe(true)
})

test('what is known, other records, and other collections are not', () => {
  expect(isUnread({ language: 'ca', id: 1 }, 'en')).toBe(false)
  expect(isUnread({ language: 'ca', id: 9 }, 'es')).toBe(false)
  expect(isUnread({ language: 'ca', id: 4 }, 'es')).toBe(false)
})
