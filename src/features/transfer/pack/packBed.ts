import { type EventRecord, eventOf } from '../../../resources/events/events.ts'
import type { InterfaceLanguage } from '../../../i18n/interfaceLanguage.ts'
import { readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { usualChoices, defaultLabels } from './content/packChoices.ts'
import { type Pack, packOf, type PackFacts } from './content/pack.ts'

export function day(text: string): WallDay {
  const found = readWallDay(text)
  if (!found) throw new Error(`${text} is no day`)
  return found
}

export const october = { first: day('2026-10-01'), last: day('2026-10-31') }

/** An event as a service would give it, on an evening of October unless told otherwise. */
export function event(wire: object = {}): EventRecord {
  return eventOf({
    id: 12,
    title: 'Ball de bastons',
    status: 'publish',
    url: 'https://site.example/ca/event/ball/',
    start_date: '2026-10-03 19:30:00',
    end_date: '2026-10-03 21:00:00',
    timezone: 'Europe/Madrid',
    all_day: false,
    featured: false,
    venue: { id: 7, venue: 'Ateneu', address: 'Carrer Nou, 3', zip: '08500', city: 'Vic' },
    categories: [],
    tags: [],
    organizer: [],
    ...wire,
  })
}

/** The agenda of October of these events, in the usual words of a language. */
export async function october2026(
  language: InterfaceLanguage,
  records: readonly EventRecord[],
  other: Partial<PackFacts> = {},
): Promise<Pack> {
  return packOf(records, {
    language,
    days: october,
    choices: usualChoices,
    words: await defaultLabels(language),
    siteName: 'Agenda de Vallclara',
    siteZone: 'Europe/Madrid',
    today: day('2026-09-28'),
    categories: [],
    ...other,
  })
}
