import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'

const PAGE = 50

interface Listing {
  total: number
  events: {
    title: string
    description: string
    categories: { id: number }[]
    venue: { id?: number }
  }[]
}

const EVERYTHING = 'starts_after=1900-01-01&status=publish,draft,pending,private,future'
const editor = {
  Authorization: `Basic ${Buffer.from('editor:editor demo password').toString('base64')}`,
}

const agent = new Agent({ keepAlive: true })

/**
 * Reads one page of a listing whole, as an editor. Not by `fetch`, which takes so long by itself that
 * it would be measured too.
 */
export const readPage = (
  events: string,
  query: string,
): Promise<{ status: number; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(`${events}?${query}`, { headers: editor, agent }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject)
    }).on('error', reject)
  })

/** One page of a listing. */
export async function listEvents(events: string, query: string): Promise<Listing> {
  const { status, body } = await readPage(events, query)
  if (status !== 200) throw new Error(`${query}: ${status} ${body}`)
  return JSON.parse(body.toString())
}

/** Words of the listed texts with the share of the events that hold each. */
function shares(events: Listing['events']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, description } of events)
    for (const word of new Set(`${title} ${description}`.toLowerCase().match(/\p{L}{3,}/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1 / events.length)
  return counts
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`

/** The word whose true share of all events is nearest to the one wanted, and that share. */
async function wordNear(events: string, total: number, wanted: number, from: Map<string, number>) {
  const distance = (share: number) => Math.abs(share - wanted)
  const likely = [...from].toSorted((a, b) => distance(a[1]) - distance(b[1])).slice(0, 12)
  const found: { word: string; share: number }[] = []
  for (const [word] of likely) {
    const answer = await listEvents(
      events,
      `${EVERYTHING}&search=${encodeURIComponent(word)}&per_page=1`,
    )
    found.push({ word, share: answer.total / total })
  }
  const [best] = found.toSorted((a, b) => distance(a.share) - distance(b.share))
  if (best === undefined) throw new Error('There are no words in the events')
  return best
}

/** Events of which some part is in the month: from before its last day's end, until after the day before its first. */
function overlapOfMonth(moment: Date): string {
  const day = (month: number) =>
    new Date(Date.UTC(moment.getUTCFullYear(), month, 0)).toISOString().slice(0, 10)
  const month = moment.getUTCMonth()
  return `starts_before=${day(month + 1)}&ends_after=${day(month)}`
}

/** A named listing to be measured; `limit` in milliseconds at the 95th percentile. */
export interface Question {
  name: string
  query: string
  limit: number
}

/**
 * The named listings, with values that are in the data of the events at `events` (the address of
 * the collection).
 */
export async function listingQuestions(events: string): Promise<Question[]> {
  const { total } = await listEvents(events, `${EVERYTHING}&per_page=1`)
  const pages = [1, 12, 23, 34, 45, 56].map((page) =>
    listEvents(events, `${EVERYTHING}&per_page=${PAGE}&page=${page}`),
  )
  const sample = (await Promise.all(pages)).flatMap((page) => page.events)
  const placed = sample.find(
    ({ categories, venue }) => categories.length > 0 && venue.id !== undefined,
  )
  if (placed === undefined) throw new Error('No event has a category and a venue')
  const words = shares(sample)
  const rare = await wordNear(events, total, 0.03, words)
  const common = await wordNear(events, total, 0.7, words)
  const search = (word: string) =>
    `${EVERYTHING}&per_page=${PAGE}&search=${encodeURIComponent(word)}`
  const perPage = Math.min(PAGE, Math.floor((total - 1) / 99))
  return [
    { name: 'upcoming, published', query: `status=publish&per_page=${PAGE}`, limit: 40 },
    {
      name: 'category and venue',
      query: `starts_after=1900-01-01&categories=${placed.categories[0]?.id}&venue=${placed.venue.id}&per_page=${PAGE}`,
      limit: 40,
    },
    {
      name: `a word in ${percent(rare.share)} («${rare.word}»)`,
      query: search(rare.word),
      limit: 40,
    },
    {
      name: `page 100, ${perPage} a page`,
      query: `${EVERYTHING}&per_page=${perPage}&page=100`,
      limit: 40,
    },
    {
      name: 'overlap of a month',
      query: `${overlapOfMonth(new Date())}&per_page=${PAGE}`,
      limit: 40,
    },
    { name: 'drafts', query: `starts_after=1900-01-01&status=draft&per_page=${PAGE}`, limit: 40 },
    {
      name: `a word in ${percent(common.share)} («${common.word}»)`,
      query: search(common.word),
      limit: 150,
    },
  ]
}
