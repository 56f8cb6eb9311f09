import { eventOf } from '../../src/resources/events/events.ts'
import { exportFacts } from '../../src/features/transfer/out/exportBed.ts'
import { type FileFormat, writerOf } from '../../src/features/transfer/out/fileWriter.ts'
import type { InterfaceLanguage } from '../../src/i18n/interfaceLanguage.ts'
import { venueOf } from '../../src/resources/venues/venues.ts'

export type Exported = 'events' | 'venues'

/** Titles and prices as people write them, which spreadsheets take for something else. */
const titlesAndPrices: readonly (readonly [title: string, cost: string])[] = [
  ['10-12', '5€'],
  ['3-5 anys', '12.50'],
  ['=SUMA(A1:A3)', '1.500'],
  ['1/2', '12,50'],
  ['08001', '1250'],
  ['8/3', '0'],
  ['20:30', '100 %'],
  ['100 %', '15%'],
  ['+34 937 72 00 00', 'gratuït'],
  ['1E5', '5-10 €'],
  ['12,5', '€20'],
  ['1.000', '1.250,50 €'],
  ['VERITAT', 'Des de 3 €'],
  ['true', '$5'],
  ['2026-12-26', ''],
  ['26 de desembre', '12,5'],
  ["'apòstrof", '3'],
  ['@casa', '10/12 €'],
  ['-2 graus', '-2'],
  ['Paral·lel «Ça» — l’últim', '8,00 €'],
  ['"cometes"; punt i coma, coma', '20 EUR'],
  ['#N/D', '7.5'],
  ['Err:502', '7,50'],
  ['1,2,3', '1,250'],
  ['3.12', '3.12'],
  ['12-12-2026', '12.12'],
  ['(5)', '(5)'],
  ['00:00', '00'],
  ['24:00', '24'],
  ['5 mar', '1.5'],
  ['1984', '1984'],
  ['5 €', '05'],
  ['20:00', '5,-'],
  ['Dvořák i Čapek', 'Łódź'],
]

/** What else an event may have. */
const others: readonly object[] = [
  { title: 'Fins a mitjanit', end_date: '2026-12-27 00:00:00' },
  { title: 'De mitjanit', start_date: '2026-12-26 00:00:00', end_date: '2026-12-26 03:00:00' },
  { title: 'Amb segons', start_date: '2026-12-26 20:30:15', date: '2026-11-27 01:55:47' },
  {
    title: 'Tot el dia',
    all_day: true,
    start_date: '2026-12-26 00:00:00',
    end_date: '2026-12-26 23:59:59',
  },
  {
    title: 'Uns quants dies',
    all_day: true,
    start_date: '2026-01-02 00:00:00',
    end_date: '2026-02-01 23:59:59',
  },
  { title: 'Text llarg', description: `<p>${'Una línia prou llarga, i més. '.repeat(900)}</p>` },
  { title: 'Línies', description: '<p>U</p>\r\n<p>"dos"</p>\n\n<ul><li>tres;\tquatre</li></ul>' },
  { title: 'HTML', excerpt: '5 &lt; 6 &amp; <em>7</em>', description: '=1+1' },
  { title: 'Amb enllaç', website: 'https://entrades.example/ball?a=1&b=2#c', status: 'draft' },
]

/** Places whose numbers have zeros, signs and lines before, between and behind them. */
const venuesOf: readonly object[] = [
  { venue: 'Ateneu', zip: '08500', phone: '+34 937 72 00 00', address: 'C/ Major, 5-7' },
  { venue: 'Biblioteca', zip: '08001', phone: '+34937720000', address: '1-3' },
  { venue: '3/4', zip: '25001', phone: '937720000', city: '08' },
  { venue: 'Casal', zip: '01005', phone: '937 72 00 00', state: 'B' },
  { venue: 'Sala 12', zip: 'AD500', phone: '0034937720000', address: '12/14' },
  { venue: 'Teatre', zip: '00120', phone: '93.772.00.00', website: 'https://teatre.example/' },
  { venue: '=A1', zip: '7001', phone: '112', description: '<p>Accés:\r\n- rampa</p>' },
]

/** The records that are exported. */
export const records = {
  events: [...titlesAndPrices.map(([title, cost]) => ({ title, cost })), ...others].map((own, at) =>
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
  venues: venuesOf.map((own, at) =>
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
