import { noTally, qualityOf, sharesOf, sum, wanted } from './quality.ts'
import { heldOutSeeds, tuningSeeds } from './seeds.ts'
import { siteOf } from './site.ts'
import { collections } from './truth.ts'

/** Four kinds of each half, small: `npm run bench:pairs` measures all of them at their size. */
const halves = { tuning: tuningSeeds.slice(0, 4), 'held out': heldOutSeeds.slice(4, 8) }

it.each(Object.entries(halves))('is right, and sure, as often as it must: %s', (_, seeds) => {
  const qualities = seeds.map((seed) => qualityOf(siteOf(seed, 250)))
  const shares = sharesOf(
    sum(qualities.flatMap(({ rows }) => collections.map((row) => rows.get(row) ?? noTally()))),
  )
  expect(shares.right).toBeGreaterThanOrEqual(wanted.right)
  expect(shares.certain).toBeGreaterThanOrEqual(wanted.certain)
  expect(shares.amongThree).toBeGreaterThanOrEqual(wanted.amongThree)
})

it('the pairing of languages takes one record for all languages for its own version', () => {
  const { rows, wrong } = qualityOf(siteOf(heldOutSeeds[3], 100))
  const { right, certain } = sharesOf(rows.get('sameId') ?? noTally())
  expect(wrong).toEqual([])
  expect(right).toBe(1)
  expect(certain).toBeGreaterThan(0.95)
})
