import { timesInWorker } from '../pairing/inWorker.ts'
import { decoded, noTally, qualityOf, type Row, sharesOf, sum, wanted } from '../pairing/quality.ts'
import { heldOutSeeds, tuningSeeds } from '../pairing/seeds.ts'
import { siteOf } from '../pairing/site.ts'
import { collections } from '../pairing/truth.ts'

/** Prints how the matcher does on the sites of a half. Whether that is as good as it has to be. */
function isGood(name: string, seeds: readonly number[]): boolean {
  const qualities = seeds.map((seed) => qualityOf(siteOf(seed)))
  const tallyOf = (row: Row) => sum(qualities.map(({ rows }) => rows.get(row) ?? noTally()))
  console.log(`\n${name}: ${qualities.length} sites`)
  // The last: one record for all languages.
  for (const row of [...collections, 'sameId'] as const) console.log(row, sharesOf(tallyOf(row)))
  const shares = sharesOf(sum(collections.map(tallyOf)))
  console.log('all of these', shares)
  return (['right', 'certain', 'amongThree'] as const).every((one) => shares[one] >= wanted[one])
}

/** Three times, by a worker that has just begun: any round may be spoilt by other work of the machine. */
async function isFast(): Promise<boolean> {
  // Some are in no listing: hidden, in the trash, or forgotten in a series.
  const site = siteOf(1, 10_400, 'townHall', { missing: { ca: 0, es: 0, en: 0 } })
  const listings = site.listings.map(decoded)
  const rounds = (await timesInWorker(listings, 3)).map(Math.round)
  const counts = listings.map(({ events }) => events.length)
  console.log(`${counts.join(' + ')} events: ${rounds.join(', ')} ms of ${wanted.milliseconds}`)
  return Math.min(...rounds) <= wanted.milliseconds
}

const verdicts = [await isFast(), isGood('tuning', tuningSeeds), isGood('held out', heldOutSeeds)]
process.exitCode = verdicts.every(Boolean) ? 0 : 1
