import type { Query } from '../../../api/address.ts'
import { InFlight } from '../../../api/inFlight.ts'
import type { Service } from '../../../api/service.ts'
import type { Collection, Identified } from '../../resource/collection.ts'
import { decoded } from '../../resource/decoded.ts'
import { type Page, pageOf } from '../../resource/envelope.ts'
import { isPastEnd } from '../pastEnd.ts'

/** Of all listings that are read so: a service of this kind shares its machine with the website. */
const atOnce = new InFlight(4)

interface Asked<R extends Identified, Filters> {
  readonly service: Service
  readonly collection: Pick<Collection<R, never, never, never>, 'name' | 'read'> & {
    query(filters: Filters): Query
  }
  readonly filters: Filters
}

/**
 * The pages of a listing one after another, in their order, a few asked for ahead. None is kept: what reads ten
 * thousand records holds some hundred of them.
 * @param from the page to begin with, counted from 1
 * @throws ApiError of the first page that could not be read; those before it were handed over
 */
export async function* pagesInTurn<R extends Identified, Filters>(
  { service, collection, filters }: Asked<R, Filters>,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<Page<R>> {
  const { name } = collection
  const leaving = new AbortController()
  const ended = AbortSignal.any([signal, leaving.signal])
  const ask = (page: number): Promise<Page<R>> => {
    const query = { per_page: 50, ...collection.query(filters), page }
    const asked = { method: 'GET', path: name, query, signal: ended } as const
    const read = (wire: unknown) => collection.read(wire)
    const reading = atOnce
      .run(() => service.request(asked), ended)
      .then((body) => decoded((wire) => pageOf(wire, name, page, read), body))
    // One that is asked for ahead may fail before anybody looks at it.
    reading.catch(() => undefined)
    return reading
  }
  try {
    const first = await ask(from)
    yield first
    const ahead: Promise<Page<R>>[] = []
    let asked = from
    for (let page = from + 1; page <= first.pages; page += 1) {
      while (ahead.length < 4 && asked < first.pages) ahead.push(ask((asked += 1)))
      const next = await ahead.shift()
      if (next) yield next
    }
  } catch (error) {
    if (!isPastEnd(error)) throw error
  } finally {
    leaving.abort()
  }
}
