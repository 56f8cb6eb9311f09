import type { Row, Rows } from '../store/rows.ts'
import { demoAccounts } from '../worlds/demoAccounts.ts'
import written from './happenings.json' with { type: 'json' }

/** The moment of the recordings. */
export const recordedNow = new Date('2026-11-20T17:16:00Z')

const before = {
  author: 1,
  status: 'publish',
  date: '2026-11-20 18:13:59',
  date_utc: '2026-11-20 17:13:59',
  modified: '2026-11-20 18:13:59',
  modified_utc: '2026-11-20 17:13:59',
}

const term = (id: number, kind: string, name: string, slug: string, language = 'ca'): Row => ({
  id,
  kind,
  language,
  name,
  slug,
})

/** Categories that the recordings do not name but count. */
const FIRST_OF_CROWD = 13

const terms: readonly Row[] = [
  term(45, 'category', 'Esports', 'esports'),
  term(47, 'category', 'Deportes', 'deportes', 'es'),
  term(53, 'category', 'Fires', 'fires'),
  term(61, 'category', 'Xerrades', 'xerrades'),
  term(69, 'category', 'Cinema', 'cinema'),
  ...['Música', 'Teatre', 'Dansa', 'Festes', 'Tallers', 'Natura', 'Salut'].map((name, index) =>
    term(FIRST_OF_CROWD + index, 'category', name, `categoria-${index}`),
  ),
  term(95, 'tag', 'aire lliure', 'aire-lliure'),
  term(97, 'tag', 'gratuït', 'gratuit'),
  term(99, 'tag', 'accessible', 'accessible'),
  term(105, 'tag', 'port', 'port'),
  term(107, 'tag', 'joves', 'joves', 'es'),
]

const venue = (id: number, title: string, slug: string, language = 'ca'): Row => ({
  ...before,
  id,
  language,
  title,
  slug,
  address: 'Carrer Nou, 8',
  city: 'Portsalabre',
  country: 'Spain',
  zip: '17999',
})

const organizer = (id: number, title: string, slug: string, language = 'ca'): Row => ({
  ...before,
  id,
  language,
  title,
  slug,
  phone: '972 00 00 00',
  email: 'info@portsalabre.example',
})

interface Happening {
  id: number
  day: string
  category: number
  venue: number
  /** The recordings' sites wrote a plain number, or nothing. */
  cost?: string
  status?: string
  language?: string
}

const happenings: readonly Happening[] = written

/** Enough to fill a page of fifty. */
const crowd: readonly Happening[] = Array.from({ length: 50 }, (_, index) => ({
  id: 1100 + index,
  day: `2027-02-${String(1 + (index % 28)).padStart(2, '0')}`,
  category: FIRST_OF_CROWD + (index % 7),
  venue: 25,
}))

const event = ({ id, day, cost, status = 'publish', language = 'ca' }: Happening): Row => ({
  ...before,
  id,
  language,
  status,
  title: `Acte d'exemple ${id}`,
  description: `Acte d'exemple número <strong>${id}</strong>.`,
  ...(status === 'draft' ? { slug: '', date_utc: null } : { slug: slugs.get(id) ?? `acte-${id}` }),
  start_date: `${day} 21:00:00`,
  end_date: `${day} 23:00:00`,
  utc_start_date: `${day} 20:00:00`,
  utc_end_date: `${day} 22:00:00`,
  timezone: 'Europe/Madrid',
  cost: cost ?? null,
})

const isSpanish = ({ language }: Happening): boolean => language === 'es'

const tagOf = (happening: Happening): number =>
  isSpanish(happening) ? 107 : ([95, 99, 105][happening.id % 3] ?? 95)

/** The one slug that a recorded path names. */
const slugs = new Map([[1289, 'fira-dartesans-635']])

/** A small site that holds what the recorded requests speak of, under the recorded numbers. */
export const recordedSite = (): Rows => {
  const all = [...happenings, ...crowd]
  return {
    accounts: demoAccounts,
    terms,
    venues: [
      venue(19, 'Parc dels Tamarius', 'parc-dels-tamarius'),
      venue(22, "Museu d'Art", 'museu-dart'),
      venue(23, 'Museo de Arte', 'museu-dart', 'es'),
      venue(25, "Pavelló d'Esports", 'pavello-desports'),
    ],
    organizers: [
      organizer(28, 'Ajuntament', 'ajuntament'),
      organizer(31, 'Ateneu Portsalabrenc', 'ateneu-portsalabrenc'),
      organizer(34, 'Cineclub Lumen', 'cineclub-lumen'),
      organizer(32, 'Ateneo de Portsalabre', 'ateneu-portsalabrenc', 'es'),
    ],
    events: all.map(event),
    event_terms: all.flatMap((happening) => [
      { event: happening.id, term: happening.category },
      { event: happening.id, term: tagOf(happening) },
    ]),
    event_venues: all.map(({ id, venue }) => ({ event: id, venue, position: 0 })),
    event_organizers: all.map((happening) => ({
      event: happening.id,
      organizer: isSpanish(happening) ? 32 : 31,
      position: 0,
    })),
  }
}
