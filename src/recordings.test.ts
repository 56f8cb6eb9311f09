import { readdirSync, readFileSync } from 'node:fs'
import { categories } from './resources/categories/categories.ts'
import type { Fields } from './core/resource/field.ts'
import { pageOf } from './core/resource/envelope.ts'
import { eventFields, eventOf, events } from './resources/events/events.ts'
import { organizerFields, organizerOf, organizers } from './resources/organizers/organizers.ts'
import { type ApiErrorKind, apiErrorOf, type NamedBy } from './api/apiError.ts'
import { isObject } from './api/isObject.ts'
import { tags } from './resources/tags/tags.ts'
import { venueFields, venueOf, venues } from './resources/venues/venues.ts'

/** One exchange with a live service, without its texts: names and JSON types. */
interface Recorded {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly as: string
  readonly status: number
  readonly code?: string
  readonly shape: unknown
}

const folder = new URL('../e2e/service/recordings/', import.meta.url)
const fileOf = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

const recorded = readdirSync(folder)
  .map(fileOf)
  .flatMap((file): Recorded[] => (Array.isArray(file) ? file : []))

const examples: Readonly<Record<string, unknown>> = {
  integer: 7,
  string: 'text',
  boolean: false,
  null: null,
}

/** A body of this shape. */
function body(shape: unknown): unknown {
  if (typeof shape === 'string') return examples[shape]
  if (Array.isArray(shape)) return shape.map(body)
  return Object.fromEntries(
    Object.entries(Object(shape)).map(([key, member]) => [key, body(member)]),
  )
}

const collections = [events, venues, organizers, categories, tags]
const underNamespace = ({ path }: Recorded) => path.replace(/^.*\/v1\/?/, '').replace(/\?.*$/, '')
const namedBy = (one: Recorded): NamedBy => {
  const path = underNamespace(one)
  if (!path.includes('/')) return null
  return path.includes('/by-slug/') ? 'slug' : 'id'
}
const collectionOf = (one: Recorded) =>
  collections.find(({ name }) => name === underNamespace(one).split('/')[0])

const good = recorded.filter(
  (one) => one.status < 300 && one.code === undefined && collectionOf(one),
)
const isRecord = ({ shape }: Recorded) => isObject(shape) && 'id' in shape
const names = (all: readonly Recorded[]) =>
  all.map((one): [string, Recorded] => [`${one.name}: ${one.method} ${one.path}`, one])

test.each(names(good.filter(isRecord)))('every recorded record is read, %s', (_name, one) => {
  expect(collectionOf(one)?.read(body(one.shape))).toMatchObject({ id: 7 })
})

const listings = good.filter(
  ({ method, shape }) => method === 'GET' && isObject(shape) && 'total' in shape,
)

test.each(names(listings))('every recorded listing is read whole, %s', (_name, one) => {
  const collection = collectionOf(one)
  if (collection === undefined) throw new Error('no collection')
  const members = isObject(one.shape) ? one.shape[collection.name] : undefined
  const page = pageOf(body(one.shape), collection.name, 1, (wire) => collection.read(wire))
  expect(page.items).toHaveLength(Array.isArray(members) ? members.length : -1)
  expect(page.unreadable).toBe(0)
})

test('every recorded listing is one of five resources', () => {
  expect(new Set(listings.map((one) => collectionOf(one)?.name))).toEqual(
    new Set(collections.map(({ name }) => name)),
  )
})

/** What each refusal is for the application: status, code, what the address named a record by. */
function expectedKind({ status, code = '', shape }: Recorded, by: NamedBy): ApiErrorKind {
  const data = isObject(shape) && isObject(shape.data) ? shape.data : {}
  const params = isObject(data.params) ? Object.keys(data.params) : []
  if (by !== null && params.some((name) => name === 'id' || name === by)) return 'missing'
  if (code === 'rest_post_invalid_id') return 'missing'
  if (code === 'rest_no_route') return 'noRoute'
  if (code.endsWith('-archive-page-not-found')) return 'pastEnd'
  if (code.endsWith('-is-in-trash')) return 'missing'
  if (status === 401) return 'ended'
  return status === 403 ? 'forbidden' : 'invalid'
}

const refusals = recorded.filter((one) => one.code !== undefined && one.status >= 400)

test.each(names(refusals))('every recorded refusal is what it says, %s', (_name, one) => {
  const answer = { ...Object(body(one.shape)), code: one.code }
  const refusal = apiErrorOf(one.status, answer, namedBy(one))
  expect(refusal).toMatchObject({
    kind: expectedKind(one, namedBy(one)),
    status: one.status,
    code: one.code,
    serverText: 'text',
  })
})

test('every recorded refusal of a field names it', () => {
  const named = refusals.filter(({ code }) => code === 'rest_invalid_param')
  const fields = named.map((one) =>
    Object.keys(apiErrorOf(one.status, body(one.shape), null).params),
  )
  expect(fields.every((each) => each.length > 0)).toBe(true)
  expect(new Set(fields.flat())).toContain('website')
})

/** A record with something in every field that an update carries. */
const whole = {
  id: 7,
  status: 'draft',
  date: '2027-01-10 09:00:00',
  image: { id: 55, url: 'https://cal.example/a.jpg' },
  website: 'https://site.example/',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
  timezone: 'Europe/Madrid',
  cost: '10€',
  stateprovince: 'B',
  organizer: [{ id: 41 }],
}

const nothing: ReadonlySet<string> = new Set()

const carriedBy = <R>(fields: Fields<R>, record: R): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.carried?.(record, nothing) !== undefined)

/** What one recorded update of a single field reset beside it (contract.md §0.3). */
describe.each([
  ['events', carriedBy(eventFields, eventOf(whole))],
  ['venues', carriedBy(venueFields, venueOf(whole))],
  ['organizers', carriedBy(organizerFields, organizerOf({ ...whole, organizer: 'Ens' }))],
])('whatever an update of %s reset', (name, carried) => {
  const updates = Object(Object(fileOf('partial-updates.json'))[name])
  const fields = Object.keys(updates).filter((field) => !updates[field].includes('refused'))

  test.each(fields)('when only %s was sent is carried along', (field) => {
    const changed: string[] = Object(updates)[field]
    // A draft that lost its status was published, and its date came with that.
    const follows = (other: string) => other === 'date' && changed.includes('status')
    const reset = changed.filter((other) => other !== field && !follows(other))
    expect(carried).toEqual(expect.arrayContaining(reset))
  })
})
