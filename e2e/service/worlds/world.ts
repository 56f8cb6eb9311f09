import type { Sql } from '../store/sql.ts'

/** `interface`: what the interface document says. `live`: what The Events Calendar does (modes.md). */
export type Mode = 'interface' | 'live'

/** Ways in which real sites of one mode still differ from one another (modes.md, contract.md). */
export interface WorldOptions {
  /** contract.md §0.2: live sites say `tribe/events/v1`. */
  namespace: string
  /** The language selector's name: live sites say `wpml_language`. */
  languageParameter: string
  /** Served without a segment, reached by the selector (contract.md 111). */
  languagesWithoutAddress: readonly string[]
  /** Every record belongs to every language. */
  oneRecordForAllLanguages: boolean
  /** Wrong Basic credentials on GET: anonymous instead of 401 (contract.md 101). */
  anonymousOnBadCredentials: boolean
  /** GET of a trashed event: 403 for all, as from 6.17.2 (contract.md 52). */
  trashedReadRefused: boolean
  /** Unknown event id: 404 `rest-event-not-found`, as from 6.17.2 (contract.md 47). */
  unknownEventIs404: boolean
  /** A contributor on another's record by id: 403, as from 6.15.16 (contract.md 99). */
  ownRecordsOnly: boolean
  /** What the index declares as default of `per_page`. */
  defaultPerPage: 10 | 99
  /** IANA zone of the site: publication dates, events that name no zone. */
  siteTimezone: string
  /** The content system's own media route, `/wp/v2/media`: pictures can be brought in. */
  media: boolean
  /** The content system's own routes of events, venues and organizers, `/wp/v2/tribe_events` and the like. */
  coreRoutes: boolean
  /** The host lets browsers keep every JSON answer to a GET for ten minutes (contract.md 13.7). */
  cacheControl: boolean
  /** The host answers an identical GET from its memory for a minute, whoever asks (contract.md 13.7). */
  microCache: boolean
  /** Expects ten thousand records: makes trigram indexes for searching. */
  big: boolean
}

const shared = {
  namespace: 'calendar/events/v1',
  languageParameter: 'i18n_language',
  languagesWithoutAddress: [],
  oneRecordForAllLanguages: false,
  anonymousOnBadCredentials: false,
  trashedReadRefused: false,
  siteTimezone: 'Europe/Madrid',
  media: false,
  cacheControl: false,
  microCache: false,
  big: false,
} as const

/** The options of a world that asks for none. */
export const defaultOptions: Readonly<Record<Mode, WorldOptions>> = {
  interface: {
    ...shared,
    unknownEventIs404: true,
    ownRecordsOnly: true,
    defaultPerPage: 99,
    coreRoutes: false,
  },
  live: {
    ...shared,
    unknownEventIs404: false,
    ownRecordsOnly: false,
    defaultPerPage: 10,
    coreRoutes: true,
  },
}

/** One named, isolated data set with the behaviour asked for it, as one request sees it. */
export interface World {
  readonly name: string
  readonly mode: Mode
  readonly options: Readonly<WorldOptions>
  readonly sql: Sql
  /** Quoted: `${schema}.events`. */
  readonly schema: string
  /** Origin and path under which this request reached the world, without a trailing slash. */
  readonly root: string
  /** The service's clock. */
  now(): Date
}
