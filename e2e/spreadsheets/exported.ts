import { eventOf } from '../../src/resources/events/events.ts'
import { exportFacts } from '../../src/features/transfer/out/exportBed.ts'
import type { InterfaceLanguage } from '../../src/i18n/interfaceLanguage.ts'
import { venueOf } from '../../src/resources/venues/venues.ts'
import written from './records.json' with { type: 'json' }
import { type FileFormat, writerOf } from '../../src/features/transfer/out/fileFormats.ts'

export type Exported = 'events' | 'venues'

/** What else an event may have. */
const others: readonly object[] = [
  ...written.others,
  { title: 'Text llarg', description: `<p>${'Una línia prou llarga, i més. '.repeat(900)}</p>` },
]

/** The records that are exported. */
export const records = {
  // Titles and prices as people write them, which spreadsheets take for something else.
  events: [...written.titlesAndPrices.map(([title, cost]) => ({ title, cost })), ...others].map(
    (own, at) =>
      eventOf({
        id: 101 + at,
        status: 'publish',
        date: '2026-11-20 10:00:00',
        start_date: '2026-12-26 20:30:00',
        end_date: '2026-12-26 22:00:00',
        timezone: 'Europe/Madrid',
        all_day: false,
        featured: at % 2 === 0,
        slug: String(101 + at),
        venue: { id: 7, venue: 'Ateneu, sala 2' },
        categories: [{ id: 3, name: '1/2 preu', slug: 'mig' }],
        ...own,
      }),
  ),
  // Their numbers have zeros, signs and lines before, between and behind them.
  venues: written.venues.map((own, at) =>
    venueOf({ id: 11 + at, status: 'publish', date: '2026-11-20 10:00:07', slug: 's', ...own }),
  ),
}

/** The product's own export of all of them. */
export async function exported(
  of: Exported,
  format: FileFormat,
  language: InterfaceLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = (await writerOf(format))(exportFacts(of, language))
  writer.add(records[of])
  return new Uint8Array(await (await writer.end()).arrayBuffer())
}

/** What a record is called. */
export const nameOf = (record: (typeof records)[Exported][number]): string =>
  'title' in record ? record.title : record.venue
