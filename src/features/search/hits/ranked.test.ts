import { configuration } from '../../../api/testSite.ts'
import { fallbackLanguageOf } from '../../../api/language.ts'
import { bareHit, pathOf, type RecordHit } from './hit.ts'
import { matchesText, ranked, withoutRepeats } from './ranked.ts'

const language = fallbackLanguageOf(configuration)

function event(id: number, title: string, isPast = false): RecordHit {
  const place = { kind: 'id', id: String(id) } as const
  return { ...bareHit({ collection: 'events', language, place, title }), isPast }
}

test.each([
  ['Música a la plaça', 'plaça musica', true],
  ['Música a la plaça', 'PLACA mus', true],
  ['Música a la plaça', 'laça', false],
  ['L’hora del conte', 'hora', true],
  ['Ves a: Calendari', 'ves a calendari', true],
  ['Al·legories del Paral·lel', 'parallel allegories', true],
  ['Col·legi', 'col.leg', true],
  ['Colegio', 'col·legi', false],
  ['日本の祭り', '日本', true],
  ['Fira', '', true],
])('%s has «%s»: %s', (text, words, expected) => expect(matchesText(text, words)).toBe(expected))

test('names come before descriptions, what comes before what is over, the latest of that first', () => {
  const given = [
    event(1, 'Jazz vell', true),
    event(2, 'Jazz menys vell', true),
    event(3, 'Concert', true),
    event(4, 'Swing'),
    event(5, 'Jazz aviat'),
    event(6, 'Jazz més tard'),
  ]
  expect(ranked(given, 'jazz').map(({ key }) => key.split(' ')[1])).toEqual([
    '5',
    '6',
    '2',
    '1',
    '4',
    '3',
  ])
})

test('a record that several languages list is there once', () => {
  expect(withoutRepeats([event(1, 'Fira'), event(2, 'Fira'), event(1, 'Fira')])).toHaveLength(2)
})

test('a slug becomes one part of a path, encoded once', () => {
  const at = (slug: string) =>
    pathOf(bareHit({ collection: 'events', language, place: { kind: 'slug', slug }, title: '' }))
  expect(at('fira-gran')).toBe('/ca/events/by-slug/fira-gran')
  expect(at('%e6%97%a5')).toBe('/ca/events/by-slug/%e6%97%a5')
  expect(at('../x?y#z')).toBe('/ca/events/by-slug/..%2Fx%3Fy%23z')
})
