import { addressesIn } from '../access/addresses.ts'
import type { WireRecord } from '../rest.ts'
import type { Language } from '../words.ts'

/** A page by a name that a file may have, and its address below the application's root. */
export interface Pictured {
  name: string
  address: string
}

async function listed(root: string, language: Language, collection: string): Promise<WireRecord[]> {
  const service = `${root}${language}/wp-json/calendar/events/v1/${collection}?per_page=50`
  const answer = (await (await fetch(service)).json()) as Record<string, WireRecord[]>
  return answer[collection] ?? []
}

/** Those that an address of a page names, of the example town: an event with as much as a form can show. */
async function townOf(root: string, language: Language) {
  const first = async (collection: string): Promise<WireRecord> => {
    const [record] = await listed(root, language, collection)
    if (record === undefined)
      throw new Error(`The example town has no ${collection} in ${language}.`)
    return record
  }
  const events = await listed(root, language, 'events')
  const event = events.find(({ image, organizer }) => image !== false && hasSome(organizer))
  if (event === undefined) throw new Error(`No event of the example town has all in ${language}.`)
  return {
    language,
    other: language === 'es' ? ('ca' as const) : ('es' as const),
    event: {
      id: event.id,
      title: String(event['title']),
      slug: String(event['slug']),
      day: String(event['start_date']).slice(0, 10),
    },
    venue: await first('venues'),
    organizer: await first('organizers'),
    category: await first('categories'),
    tag: await first('tags'),
  }
}

const hasSome = (records: unknown) => Array.isArray(records) && records.length > 0

/** What distinguishes an address, without its language, its day and the numbers of the town. */
function nameOf(address: string): string {
  const [, said = ''] = /^(?:\w\w(?:\/|$))?(.*)$/.exec(address) ?? []
  const bare = said.replace(/&?date=[\d-]+/, '').replaceAll(/\b\d+\b/g, 'one')
  const name = bare.replaceAll(/[^\da-z]+/gi, '-').replace(/-$/, '')
  return name === '' ? (address === '' ? 'start' : 'desk') : name
}

/** Every page of the application, in one language of the example town. */
export async function picturedPages(root: string, language: Language): Promise<Pictured[]> {
  const addresses = addressesIn(await townOf(root, language))
  return addresses.map((address) => ({ name: nameOf(address), address }))
}
