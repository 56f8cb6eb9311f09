import { languagesOf } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import { configuration } from '../../../api/testSite.ts'
import { unreadLanguages } from './SideBySidePage.tsx'
import { type LinkAnswer, type LinkQuestion, usualAnswer } from './copyFacts.ts'

const hall = { id: 31, name: 'Sala' }
const venue: LinkQuestion = {
  field: 'venue',
  collection: 'venues',
  from: hall,
  language: 'es',
  options: [],
}
const tag: LinkQuestion = { ...venue, field: 'tags', collection: 'tags' }
const possible = { options: [{ id: 87, name: 'Sala' }] }
const likely = { ...possible, likely: 87 }

test.each<[what: string, question: LinkQuestion, answer: LinkAnswer]>([
  ['a venue that is almost certain', { ...venue, ...likely }, 87],
  ['a venue that is merely possible', { ...venue, ...possible }, 'leave'],
  ['a venue with nothing like it there', venue, 'create'],
  ['a tag that is almost certain', { ...tag, ...likely }, 87],
  ['a tag that is merely possible', { ...tag, ...possible }, 'leave'],
  ['a tag with nothing like it there', tag, 'leave'],
])('of %s, what is proposed', (_what, question, answer) => {
  expect(usualAnswer(question)).toBe(answer)
})

test('a language that was not looked through to its end is told, and none that did not answer', () => {
  const [ca, es, en] = languagesOf(configuration)
  if (ca === undefined || es === undefined || en === undefined) throw new Error('three languages')
  const listing = { language: ca, events: [], venues: [], organizers: [], categories: [], tags: [] }
  const near = [
    { language: ca, state: 'here', readAt: 0, listing, isWhole: true },
    { language: es, state: 'here', readAt: 0, listing, isWhole: false },
    { language: en, state: 'refused', error: new ApiError({ kind: 'unreadable' }) },
  ] as const
  expect(unreadLanguages(near)).toEqual([es])
})
