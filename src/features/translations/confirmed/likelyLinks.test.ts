import type { Certainty, Group, Pairing } from '../pairing/pairing.ts'
import { knownLinks, likelyIn, withFound } from './likelyLinks.ts'

const none = { events: [], venues: [], organizers: [], categories: [], tags: [] }

function found(...events: readonly Group[]): Pick<Pairing, 'groups'> {
  return { groups: { ...none, events } }
}

const link = (one: string, other: string, certainty: Certainty) => ({
  languages: [one, other] as const,
  score: 0.9,
  certainty,
})

const pair = (ca: number, es: number, certainty: Certainty): Group => ({
  versions: { ca, es },
  links: [link('ca', 'es', certainty)],
})

const likely = (versions: Record<string, number>) => ({ collection: 'events' as const, versions })

test('what is almost certain is a link; what is merely possible, or confirmed already, is none to add', () => {
  const three: Group = {
    versions: { ca: 5, es: 6, en: 7 },
    links: [
      link('ca', 'es', 'almostCertain'),
      link('ca', 'en', 'possible'),
      link('es', 'en', 'possible'),
    ],
  }
  const groups = [
    pair(1, 2, 'almostCertain'),
    pair(3, 4, 'possible'),
    three,
    pair(8, 9, 'confirmed'),
  ]
  expect(likelyIn(found(...groups))).toEqual([likely({ ca: 1, es: 2 }), likely({ ca: 5, es: 6 })])
})

test('what was looked at again takes the place of what was found of it before', () => {
  const before = [likely({ ca: 1, es: 2 }), likely({ ca: 3, es: 4 })]
  const again = found({ versions: { ca: 1 }, links: [] }, pair(10, 11, 'almostCertain'))
  expect(withFound(before, again)).toEqual([likely({ ca: 3, es: 4 }), likely({ ca: 10, es: 11 })])
})

test('a link adds to what was confirmed, contradicts nothing of it, and nothing that was said to be apart', () => {
  const confirmed = {
    together: [likely({ ca: 1, es: 2 }), likely({ ca: 20, es: 21 })],
    apart: [likely({ ca: 3, es: 4 })],
  }
  const all = [
    likely({ ca: 1, en: 9 }),
    likely({ ca: 3, es: 4 }),
    likely({ ca: 5, es: 6 }),
    likely({ ca: 1, es: 21 }),
  ]
  expect(knownLinks(confirmed, all).together).toEqual([
    { ...likely({ ca: 1, es: 2, en: 9 }), likely: ['en'] },
    likely({ ca: 20, es: 21 }),
    { ...likely({ ca: 5, es: 6 }), likely: ['ca', 'es'] },
  ])
})
