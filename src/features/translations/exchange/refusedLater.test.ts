import { eventOf } from '../../../resources/events/events.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { venueOf } from '../../../resources/venues/venues.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { boardRow } from '../state/boardRow.ts'
import { boardOf, group, pairingOf, version } from '../state/testVersions.ts'
import { refusedLater } from './useExport.ts'

const service = serviceOf(editor)
const texts = { title: 'Fira', description: '', excerpt: '' }

/** One row in Catalan, with a version or without. */
function rowOf(hasVersion: boolean) {
  const one = group(hasVersion ? { ca: 1, es: 2 } : { ca: 1 })
  const pairing = pairingOf({ events: [one] })
  const versions = [
    version({ language: 'ca', id: 1, texts }),
    version({ language: 'es', id: 2, texts }),
  ]
  const row = boardRow(one, boardOf(versions, { languages: ['ca', 'es'], source: 'ca', pairing }))
  if (!row) throw new Error('no row')
  return row
}

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
const event = (over: object) => eventOf({ id: 1, ...times, title: 'Fira', ...over })
const feria = event({ id: 2, title: 'Feria' })

test.each<
  [
    what: string,
    of: 'events' | 'venues',
    source: Identified,
    version: Identified | undefined,
    why: readonly string[],
  ]
>([
  ['an event without a version', 'events', event({}), undefined, []],
  ['an event with one', 'events', event({}), feria, []],
  ['a venue without one', 'venues', venueOf({ id: 1 }), undefined, ['noVersion']],
  ['what is in the trash', 'events', event({ status: 'trash' }), feria, ['sourceTrashed']],
  [
    'what has its version there',
    'events',
    event({}),
    event({ id: 2, status: 'trash' }),
    ['targetTrashed'],
  ],
  ['one record for both', 'events', event({ id: 2 }), event({ id: 2 }), ['oneRecord']],
])('%s: what the import would say', (_what, collection, source, there, why) => {
  const records: Partial<Record<string, Identified | undefined>> = { ca: source, es: there }
  const later = refusedLater([rowOf(there !== undefined)], {
    service,
    collection,
    from: 'ca',
    to: 'es',
    recordAt: (language) => records[language],
  })
  expect(later).toEqual(why.map((problem) => ({ problem, count: 1 })))
})
