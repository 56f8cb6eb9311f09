import { nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { exportedPairs, importedPairs } from '../confirmed/pairsFile.ts'
import { separated, linked } from '../confirming/linkDecisions.ts'
import { decided, takenIn } from './decided.ts'

const site = 'https://agenda.example/{language}/wp-json'
const mine = linked(
  separated(nothingConfirmed, 'venues', { language: 'ca', id: 8 }, { language: 'es', id: 9 }),
  'events',
  { ca: 1, es: 2 },
)

/** What the file of a colleague comes to where it is believed wherever the two contradict each other. */
function believed(theirs: typeof mine) {
  const found = importedPairs(exportedPairs(site, theirs), site, mine, () => true)
  if (found.kind !== 'pairs') throw new Error(found.kind)
  return decided(found.pairs, found.contradictions)
}

test('a version of the file takes the place of the one that was confirmed here', () => {
  const { together } = believed(linked(nothingConfirmed, 'events', { ca: 1, es: 7 }))
  expect(together).toEqual([{ collection: 'events', versions: { ca: 1, es: 7 } }])
})

test('what the file says to be apart is parted', () => {
  const [ca, es] = [
    { language: 'ca', id: 1 },
    { language: 'es', id: 2 },
  ]
  const { together, apart } = believed(separated(nothingConfirmed, 'events', ca, es))
  expect(together).toEqual([])
  expect(apart).toContainEqual({ collection: 'events', versions: { ca: 1, es: 2 } })
})

test('what was parted here comes together', () => {
  const { together, apart } = believed(linked(nothingConfirmed, 'venues', { ca: 8, es: 9 }))
  expect(together).toContainEqual({ collection: 'venues', versions: { ca: 8, es: 9 } })
  expect(apart).toEqual([])
})

test('what was said here while the preview was open stays', () => {
  const theirs = linked(nothingConfirmed, 'events', { ca: 1, es: 7 })
  const text = exportedPairs(site, theirs)
  const found = importedPairs(text, site, mine, () => true)
  if (found.kind !== 'pairs') throw new Error(found.kind)
  const meanwhile = linked(mine, 'tags', { ca: 5, en: 6 })
  const file = { text, site, isThere: () => true }
  const { together, apart } = takenIn(file, meanwhile, found.contradictions)
  expect(together).toContainEqual({ collection: 'tags', versions: { ca: 5, en: 6 } })
  expect(together).toContainEqual({ collection: 'events', versions: { ca: 1, es: 7 } })
  expect(apart).toEqual(mine.apart)
})
