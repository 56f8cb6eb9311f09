import type { Deed } from '../reference/operations.ts'

interface Known {
  /** its words stand under this name */
  readonly name: string
  readonly of: readonly string[]
  readonly deeds: readonly Deed[]
  /** what it is about; the whole operation where it is left out */
  readonly parameters?: readonly string[]
  /** only where that names the record, and is no field of it */
  readonly inPath?: true
}

const events = ['events'] as const
const venues = ['venues'] as const
const linked = ['venues', 'organizers'] as const
const posts = [...events, ...linked] as const
const terms = ['categories', 'tags'] as const
const all = [...posts, ...terms] as const
const writes = ['create', 'update'] as const
const one = ['read', 'update', 'remove'] as const

/** Where live services do otherwise than they declare; each says the section of contract.md it is from. */
export const deviations = [
  // §1.6, §5.7
  { name: 'indexTypes', of: [''], deeds: ['index'] },
  // §1.7
  { name: 'docTraps', of: [''], deeds: ['doc'] },
  // §0.3 1, §7.8
  { name: 'updateResets', of: events, deeds: ['update'] },
  // §0.3 2
  { name: 'linkedResets', of: linked, deeds: ['update'] },
  // §0.3 9
  { name: 'rendered', of: posts, deeds: ['list', 'read'] },
  // §0.3 7
  { name: 'hiddenUnlisted', of: events, deeds: ['list'] },
  // §0.3 10, §7.5, §8.1
  { name: 'namesake', of: linked, deeds: ['create'] },
  // §2
  { name: 'trashed', of: posts, deeds: ['remove'] },
  { name: 'unlinks', of: linked, deeds: ['remove'] },
  { name: 'termGone', of: terms, deeds: ['remove'] },
  // §0.3 5
  { name: 'unknownIs400', of: all, deeds: one, parameters: ['id', 'slug'], inPath: true },
  // §0.3 4, §7.9
  { name: 'slugLooksUp', of: posts, deeds: ['update'], parameters: ['slug'], inPath: true },
  // §0.3 8, §3.8
  { name: 'fifty', of: all, deeds: ['list'], parameters: ['per_page'] },
  { name: 'pastEnd', of: posts, deeds: ['list'], parameters: ['page'] },
  { name: 'pastEndEmpty', of: terms, deeds: ['list'], parameters: ['page'] },
  // §3.6
  { name: 'containment', of: events, deeds: ['list'], parameters: ['start_date', 'end_date'] },
  { name: 'dayExcluded', of: events, deeds: ['list'], parameters: ['starts_after', 'ends_after'] },
  { name: 'allDayMissed', of: events, deeds: ['list'], parameters: ['ends_before'] },
  { name: 'strictIsUtc', of: events, deeds: ['list'], parameters: ['strict_dates'] },
  { name: 'includeWindowed', of: events, deeds: ['list'], parameters: ['include'] },
  { name: 'statusAny', of: posts, deeds: ['list'], parameters: ['status'] },
  {
    name: 'unknownFilter',
    of: events,
    deeds: ['list'],
    parameters: ['categories', 'tags', 'venue', 'organizer'],
  },
  { name: 'ticketedRefused', of: events, deeds: ['list'], parameters: ['ticketed'] },
  {
    name: 'geolocIgnored',
    of: events,
    deeds: ['list'],
    parameters: ['geoloc', 'geoloc_lat', 'geoloc_lng'],
  },
  // §3.2, §3.7
  { name: 'searchEmpty', of: all, deeds: ['list'], parameters: ['search'] },
  { name: 'totalWrong', of: linked, deeds: ['list'], parameters: ['search'] },
  { name: 'upcomingUnsure', of: linked, deeds: ['list'], parameters: ['only_with_upcoming'] },
  { name: 'emptyHidden', of: terms, deeds: ['list'], parameters: ['hide_empty'] },
  { name: 'unknownTerm', of: terms, deeds: ['list'], parameters: ['include', 'exclude'] },
  { name: 'eventWins', of: terms, deeds: ['list'], parameters: ['post', 'event'] },
  { name: 'parentZero', of: ['categories'], deeds: ['list'], parameters: ['parent'] },
  // §7.10
  { name: 'parentSelf', of: ['categories'], deeds: writes, parameters: ['parent'] },
  { name: 'slugTaken', of: terms, deeds: ['update'], parameters: ['slug'] },
  { name: 'nameTaken', of: terms, deeds: writes, parameters: ['name'] },
  // §6, §5.6
  { name: 'statusPublishes', of: posts, deeds: ['create'], parameters: ['status'] },
  { name: 'futurePublished', of: events, deeds: ['update'], parameters: ['date', 'status'] },
  // §3.4
  { name: 'datesTogether', of: events, deeds: ['update'], parameters: ['start_date', 'end_date'] },
  { name: 'offsetDropped', of: events, deeds: writes, parameters: ['start_date', 'end_date'] },
  { name: 'endMoved', of: events, deeds: writes, parameters: ['end_date'] },
  { name: 'zoneReset', of: events, deeds: ['update'], parameters: ['timezone'] },
  // §3.2, §7.6
  { name: 'imageText', of: posts, deeds: writes, parameters: ['image'] },
  // §3.2
  { name: 'emptyRefused', of: events, deeds: writes, parameters: ['description', 'excerpt'] },
  // §7.7
  { name: 'costParsed', of: events, deeds: writes, parameters: ['cost'] },
  { name: 'websiteOwn', of: events, deeds: writes, parameters: ['website'] },
  { name: 'mapText', of: venues, deeds: writes, parameters: ['show_map', 'show_map_link'] },
  { name: 'region', of: venues, deeds: writes, parameters: ['stateprovince'] },
  // §0.3 3, §7.3
  { name: 'venueNoList', of: events, deeds: writes, parameters: ['venue'] },
  // §7.2
  { name: 'organizerWhole', of: events, deeds: ['update'], parameters: ['organizer'] },
  // §7.1
  { name: 'termsByName', of: events, deeds: writes, parameters: ['categories', 'tags'] },
  // §0.3 7
  { name: 'hides', of: events, deeds: writes, parameters: ['hide_from_listings'] },
  // §1.8
  { name: 'passwordAsked', of: events, deeds: one, parameters: ['password'] },
] as const satisfies readonly Known[]

export type Deviation = (typeof deviations)[number]['name'] | 'selectorStrict'
