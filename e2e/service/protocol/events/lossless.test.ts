import { isObject } from '../lists.ts'
import { type Body, type StoredWorld, testStore } from '../testStore.ts'

const store = testStore('2026-11-20T17:15:00Z')
let town: StoredWorld

beforeAll(async () => {
  town = await store.open('live', 'lossless', { data: 'town' })
})

const ask = async (method: string, path: string, sent?: Body): Promise<Body> => {
  const { status, body } = await town.ask(method, path, 'editor', sent)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const bodies = (value: unknown): Body[] => (Array.isArray(value) ? value.filter(isObject) : [])

const ids = (records: unknown): unknown[] => bodies(records).map(({ id }) => id)

const decoded = (text: unknown): string => String(text).replaceAll('&amp;', '&')

/** Numeric values with their sign on its side; other costs as they read. */
const costOf = ({ cost, cost_details: details }: Body): unknown => {
  if (!isObject(details) || !Array.isArray(details.values)) return cost
  const values = details.values.map(String)
  if (values.length === 0 || values.some((value) => Number.isNaN(Number(value)))) return cost
  const { currency_symbol: sign, currency_position: position } = details
  const signed = values.map((value) =>
    position === 'prefix' ? `${String(sign)}${value}` : `${value}${String(sign)}`,
  )
  return signed.length === 1 ? signed[0] : signed
}

const carried =
  'status date timezone all_day start_date end_date show_map show_map_link hide_from_listings sticky featured'.split(
    ' ',
  )

/** The payload that changes nothing (contract.md §7.8). */
const losslessPayload = (event: Body): Body => ({
  ...Object.fromEntries(carried.map((name) => [name, event[name]])),
  website: event.website === event.url ? '' : decoded(event.website),
  organizer: ids(event.organizer),
  ...(isObject(event.image) ? { image: String(event.image.id) } : {}),
  cost: costOf(event),
})

/** What may differ: stamps, an unset website, the counts of terms, a decimal comma. */
const comparable = (event: Body): Body => {
  const { modified, modified_utc, website, url, categories, tags, date, cost, ...rest } = event
  return {
    ...rest,
    website: website === url ? '' : website,
    cost: String(cost).replaceAll(/(\d),(?=\d)/g, '$1.'),
    categories: ids(categories),
    tags: ids(tags),
    // A draft has no date of its own yet.
    date: event.date_utc === '0000-00-00 00:00:00' ? '' : date,
    stamped: [typeof modified, typeof modified_utc],
  }
}

it('the lossless update of contract.md §7.8 changes nothing of any event of the town', async () => {
  const statuses = 'publish,draft,pending,private,future'
  let compared = 0
  for (let page = 1; page <= 2; page += 1) {
    const list = await ask(
      'GET',
      `events?starts_after=1900-01-01&per_page=50&context=edit&status=${statuses}&page=${page}`,
    )
    for (const before of bodies(list.events)) {
      const after = await ask(
        'PATCH',
        `events/${String(before.id)}?context=edit`,
        losslessPayload(before),
      )
      expect(comparable(after)).toEqual(comparable(before))
      compared += 1
    }
  }
  expect(compared).toBe(100)
})
