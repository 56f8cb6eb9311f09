import { parseArgs } from 'node:util'
import type { HardCase } from '../pairing/hardCases.ts'
import { timesInWorker } from '../pairing/inWorker.ts'
import {
  decoded,
  noTally,
  type Quality,
  qualityOf,
  type Row,
  sharesOf,
  sum,
  type Tally,
  wanted,
} from '../pairing/quality.ts'
import { heldOutSeeds, tuningSeeds } from '../pairing/seeds.ts'
import { type Site, siteOf } from '../pairing/site.ts'
import { collections } from '../pairing/truth.ts'

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    seed: { type: 'string' },
  },
})

if (values.half !== undefined && values.half !== 'tuning' && values.half !== 'held-out')
  throw new Error(`--half ${values.half}: tuning or held-out`)

const percent = (share: number): string =>
  Number.isNaN(share) ? '–' : `${(share * 100).toFixed(2)} %`

function lineOf(tally: Tally, { right, certain, amongThree } = sharesOf(tally)) {
  return {
    pairs: tally.pairs,
    'right of almost certain': percent(right),
    'almost certain': percent(certain),
    'among the three': percent(amongThree),
  }
}

/** A case has no wrong pairs of its own: those are no true ones. */
function caseLineOf(tally: Tally) {
  const { pairs, 'almost certain': certain, 'among the three': among } = lineOf(tally)
  return { pairs, 'almost certain': certain, 'among the three': among }
}

const rowOf = (qualities: readonly Quality[], row: Row): Tally =>
  sum(qualities.map(({ rows }) => rows.get(row) ?? noTally()))

const all = (qualities: readonly Quality[]): Tally =>
  sum(collections.map((row) => rowOf(qualities, row)))

/** The mean of the sites' own shares: in the sum of all pairs the large sites outvote the small ones. */
function meanShares(qualities: readonly Quality[]): ReturnType<typeof sharesOf> {
  const shares = qualities
    .map((quality) => sharesOf(all([quality])))
    .filter(({ certain }) => !Number.isNaN(certain))
  const mean = (what: keyof (typeof shares)[number]) =>
    shares.reduce((sum, share) => sum + share[what], 0) / shares.length
  return { right: mean('right'), certain: mean('certain'), amongThree: mean('amongThree') }
}

function holds(qualities: readonly Quality[]): boolean {
  const { right, certain, amongThree } = sharesOf(all(qualities))
  return right >= wanted.right && certain >= wanted.certain && amongThree >= wanted.amongThree
}

function printHalf(name: string, qualities: readonly Quality[]): void {
  console.log(`\n${name}: ${qualities.length} sites`)
  console.table(
    Object.fromEntries([
      ...collections.map((row) => [row, lineOf(rowOf(qualities, row))]),
      ['all of these', lineOf(all(qualities))],
      ['mean of the sites', lineOf(all(qualities), meanShares(qualities))],
      ['one record for all languages', lineOf(rowOf(qualities, 'sameId'))],
    ]),
  )
}

/** What only the tuning half may show: which sites and which cases. */
function printDetail(
  sites: readonly Site[],
  seeds: readonly number[],
  qualities: readonly Quality[],
): void {
  console.table(
    Object.fromEntries(
      qualities.map((quality, at) => [
        `${seeds[at]} ${sites[at]?.kind}`,
        {
          ...lineOf(all([quality])),
          wrong: quality.wrong.length,
          ms: Math.round(quality.milliseconds),
        },
      ]),
    ),
  )
  const cases = new Set(qualities.flatMap((quality) => [...quality.cases.keys()]))
  const tallyOf = (hard: HardCase) =>
    sum(qualities.map((quality) => quality.cases.get(hard) ?? noTally()))
  console.table(Object.fromEntries([...cases].map((hard) => [hard, caseLineOf(tallyOf(hard))])))
}

function recordLine(
  site: Site,
  collection: (typeof collections)[number],
  language: string,
  id: number,
): string {
  const listing = site.listings.find((each) => each.language === language)
  const record = listing?.[collection].find((each) => each['id'] === id) ?? {}
  const image = record['image']
  const picture =
    typeof image === 'object' && image !== null && 'url' in image ? String(image.url) : ''
  const said = [
    'title',
    'venue',
    'organizer',
    'name',
    'slug',
    'start_date',
    'end_date',
    'cost',
    'date',
  ]
    .map((field) => record[field])
    .filter((value) => typeof value === 'string')
  return `${language} ${id} ${[...said, picture.split('/').at(-1)].join(' · ')}`
}

/** The errors of one site of the tuning half. */
function printErrors(site: Site, { wrong, unseen }: Quality): void {
  const print = (
    title: string,
    pairs: readonly (Quality['wrong'][number] & { hard?: readonly string[] })[],
  ) => {
    console.log(`\n${title}: ${pairs.length}`)
    for (const { collection, languages, ids, hard = [] } of pairs.slice(0, 25)) {
      console.log(`${collection} ${hard.join(' ')}`)
      for (const [at, language] of languages.entries())
        console.log(`   ${recordLine(site, collection, language, ids[at] ?? 0)}`)
    }
  }
  print('called almost certain and wrong', wrong)
  print('true and not among the three', unseen)
}

function measured(seeds: readonly number[]): { sites: Site[]; qualities: Quality[] } {
  const sites = seeds.map((seed) => siteOf(seed))
  return { sites, qualities: sites.map(qualityOf) }
}

/** Thrice, by a worker that has just begun: any round may be spoilt by other work of the machine. */
async function printTime(): Promise<boolean> {
  // Some are in no listing: hidden, in the trash, or forgotten in a series.
  const site = siteOf(1, 10_400, 'townHall', { missing: { ca: 0, es: 0, en: 0 } })
  const listings = site.listings.map(decoded)
  const rounds = (await timesInWorker(listings, 3)).map(Math.round)
  const counts = listings.map(({ events }) => events.length)
  console.log(
    `\n${counts.join(' + ')} events in three languages, in a worker: ${rounds.join(', ')} ms of ${wanted.milliseconds}`,
  )
  return Math.min(...rounds) <= wanted.milliseconds
}

if (values.seed !== undefined) {
  const seed = Number(values.seed)
  if (!tuningSeeds.some((each) => each === seed))
    throw new Error(`${values.seed} is no seed for tuning`)
  const { sites, qualities } = measured([seed])
  printDetail(sites, [seed], qualities)
  for (const [at, quality] of qualities.entries()) if (sites[at]) printErrors(sites[at], quality)
} else {
  const verdicts = [await printTime()]
  if (values.half !== 'held-out') {
    const { sites, qualities } = measured(tuningSeeds)
    printHalf('tuning', qualities)
    printDetail(sites, tuningSeeds, qualities)
    verdicts.push(holds(qualities))
  }
  if (values.half !== 'tuning') {
    const { qualities } = measured(heldOutSeeds)
    printHalf('held out', qualities)
    verdicts.push(holds(qualities))
  }
  process.exitCode = verdicts.every(Boolean) ? 0 : 1
}
