import type { BareEvent } from './bareEvent.ts'

/** It begins on a Monday and ends in its fifth week; the month before it is empty and has no day in common with it. */
export const MONTH = '2027-03'
export const EVENTS = 2000
const DAYS = 31
const CATEGORIES = 8
const VENUES = 60

/** The one that is moved: the first of its day, so that it is drawn wherever it goes, in one week. */
export const MOVED = { title: 'Matinada al far', from: `${MONTH}-10`, to: `${MONTH}-13` } as const

const KINDS = ['Concert', 'Taller', 'Xerrada', 'Cinema', 'Dansa', 'Fira', 'Lectura', 'Visita']
const WHO = [
  'la coral',
  'el grup jove',
  'les veïnes',
  'l’ateneu',
  'l’escola de música',
  'els gegants',
  'la biblioteca',
]
const WHERE = [
  'al far',
  'a la plaça',
  'al museu',
  'al port vell',
  'a l’envelat',
  'al teatre',
  'a la cala',
  'al castell',
  'a l’hort',
]
const HOW = ['per a infants', 'al vespre', 'amb berenar', 'en família', 'de tardor']

/** Titles of a town: of kinds that come back, no two of them alike. */
const titleOf = (at: number) =>
  [KINDS, WHO, WHERE, HOW].map((words) => words[at % words.length]).join(' ')

const two = (number: number) => String(number).padStart(2, '0')

type Fields = Record<string, unknown>

/** The month as it is sent to the service: 64 or 65 events a day, from nine in the morning on. */
function fieldsOf(at: number, venues: readonly number[], categories: readonly number[]): Fields {
  if (at === 0)
    return {
      title: MOVED.title,
      start_date: `${MOVED.from} 06:00:00`,
      end_date: `${MOVED.from} 07:00:00`,
    }
  const day = `${MONTH}-${two(1 + (at % DAYS))}`
  const hour = 9 + (Math.floor(at / DAYS) % 13)
  return {
    title: titleOf(at),
    start_date: `${day} ${two(hour)}:00:00`,
    end_date: `${day} ${two(hour)}:50:00`,
    venue: venues[at % VENUES],
    categories: [categories[at % CATEGORIES]],
  }
}

/** Asks the service of a world for something to be made. */
function maker(root: string) {
  const basic = Buffer.from('editor:editor demo password').toString('base64')
  return async (collection: string, fields: Fields): Promise<number> => {
    const answer = await fetch(`${root}ca/wp-json/calendar/events/v1/${collection}`, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    })
    if (!answer.ok) throw new Error(`${collection}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { id: number }).id
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Fills the month of a world, and gives the same events as the bare component takes them. */
export async function fillMonth(root: string): Promise<BareEvent[]> {
  const make = maker(root)
  const venues: number[] = []
  for (const at of numbers(VENUES)) venues.push(await make('venues', { venue: `Sala ${at}` }))
  const categories: number[] = []
  for (const at of numbers(CATEGORIES))
    categories.push(await make('categories', { name: `Art ${at}` }))
  const events: BareEvent[] = []
  for (const at of numbers(EVENTS)) {
    const fields = fieldsOf(at, venues, categories)
    const id = await make('events', { status: 'publish', ...fields })
    const wall = (name: string) => String(fields[name]).replace(' ', 'T')
    events.push({
      id: `ca ${id}`,
      title: String(fields['title']),
      start: wall('start_date'),
      end: wall('end_date'),
      url: `${root}ca/events/${id}`,
      color: '#0b6e69',
    })
  }
  return events
}
