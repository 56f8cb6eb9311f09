import type { Service } from '../../service/service.ts'
import type { TestWorld } from '../../service/testWorld.ts'

export type Wire = Record<string, unknown> & { readonly id: number }

/** What the events of a test are linked to: their numbers, in the order in which they were made. */
export interface Linked {
  readonly venues: readonly number[]
  readonly organizers: readonly number[]
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  /** as an event writes them */
  readonly pictures: readonly string[]
}

const halls = ['Ateneu', 'Teatre']
const names = ['Alba', 'Boira', 'Cendra']

/** One dot of a GIF, every byte of which is a letter of ASCII. */
const dot = 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\0;'

/** A picture of a world that takes them. Written out by hand: a form of jsdom is none to Node's own `fetch`. */
async function pictureIn({ base }: TestWorld, name: string): Promise<string> {
  const part = `Content-Disposition: form-data; name="file"; filename="${name}.gif"`
  const answer = await fetch(`${base}ca/wp-json/wp/v2/media`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa('editor:editor demo password')}`,
      'Content-Type': 'multipart/form-data; boundary=part',
    },
    body: `--part\r\n${part}\r\nContent-Type: image/gif\r\n\r\n${dot}\r\n--part--\r\n`,
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return String(((await answer.json()) as { id: number }).id)
}

/** Makes them in a world that takes pictures. */
export async function linkedIn(world: TestWorld): Promise<Linked> {
  const service = world.service()
  const made = async (path: string, bodies: readonly object[]): Promise<readonly number[]> => {
    const ids: number[] = []
    for (const body of bodies) {
      const answer = await service.request({ method: 'POST', path, body: { ...body } })
      ids.push((answer as Wire).id)
    }
    return ids
  }
  const named = names.map((name) => ({ name }))
  return {
    venues: await made(
      'venues',
      halls.map((venue) => ({ venue })),
    ),
    organizers: await made(
      'organizers',
      names.map((organizer) => ({ organizer })),
    ),
    categories: await made('categories', named),
    tags: await made('tags', named),
    pictures: await Promise.all(names.map((name) => pictureIn(world, name))),
  }
}

export async function wireOf(service: Service, id: number): Promise<Wire> {
  return (await service.request({ method: 'GET', path: `events/${id}` })) as Wire
}

/** What changes with every write, and what is derived from everything. */
const always = ['modified', 'modified_utc', 'json_ld']

const isDraft = ({ status }: Wire) => status === 'draft' || status === 'pending'

/** How many events a term has is no fact of the event that names it. */
const counts = (key: string, value: unknown): unknown => (key === 'count' ? undefined : value)

/**
 * What is said of an event, without what a save may change (modes.md, "need not report"): a draft's date follows its
 * last update, and a website that was never set reads as the event's own page (contract.md §9, 37).
 */
export function factsIn(wire: Wire): Readonly<Record<string, unknown>> {
  const left = new Set([...always, ...(isDraft(wire) ? ['date', 'date_utc'] : [])])
  const facts = Object.entries(wire).filter(([name]) => !left.has(name))
  const website = wire['website'] === wire['url'] ? '' : wire['website']
  return JSON.parse(JSON.stringify({ ...Object.fromEntries(facts), website }, counts))
}
