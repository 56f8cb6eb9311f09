import addresses from '../../e2e/hostile/addresses.json'
import markup from '../../e2e/hostile/markup.json'
import words from '../../e2e/hostile/words.json'
import { type EventRecord, eventOf } from '../events/events.ts'

/** What would be components and properties of its own, if a calendar file took it as it is written. */
const lines = ['END:VEVENT', 'BEGIN:VALARM', 'ATTACH:https://outside.example/', 'END:VALARM']

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }
const escaped = (text: string) => text.replaceAll(/[<>&]/g, (sign) => entities[sign] ?? sign)

export const hostileTexts = [...Object.values(markup).flat(), ...words, lines.join('\r\n')]

/** An event with this in every text of it, as services write what is markup and what are only its signs. */
function eventWith(text: string, at: number): EventRecord {
  const name = escaped(text)
  return eventOf({
    id: at + 1,
    title: name,
    slug: text,
    status: 'publish',
    url: addresses[at % addresses.length],
    website: addresses[(at + 1) % addresses.length],
    start_date: '2026-10-03 19:30:00',
    end_date: '2026-10-03 21:00:00',
    timezone: 'Europe/Madrid',
    description: `${text}\n<p>${name}</p>`,
    excerpt: text,
    cost: text,
    venue: { id: 7, venue: name, address: name, city: name, phone: text, website: text },
    organizer: [{ id: 8, organizer: name, email: text, website: text }],
    categories: [{ id: 3, name, slug: text }],
    tags: [{ id: 4, name: text, slug: name }],
  })
}

export const hostileEvents = hostileTexts.map(eventWith)
