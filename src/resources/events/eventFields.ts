import * as z from 'zod/mini'
import {
  flag,
  links,
  name,
  requiredWallTime,
  text,
  type CreateOf,
  type UpdateOf,
  type ValuesOf,
} from '../../core/resource/field.ts'
import {
  html,
  picture,
  publication,
  sentAddress,
  status,
  website,
  withScheme,
} from '../../core/resource/postFields.ts'
import { plainFields } from '../../core/resource/plainFields.ts'
import { sameRichText } from '../../core/resource/richText.ts'
import { preservedCost, costText, sameCost, sentCost } from './eventCost.ts'
import { type EventRecord, plainEventFields } from './eventRecord.ts'

const idsOf = (records: readonly { readonly id: number }[]) => records.map(({ id }) => id)

const sameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** `interface.md`, "Event (fields accepted on write)". */
export const eventFields = {
  ...publication<EventRecord>({ carried: true }),
  title: name<EventRecord>({
    of: ({ writtenTitle, title }) => writtenTitle ?? title,
    same: sameRichText,
  }),
  description: html<EventRecord>(({ description }) => description),
  slug: text<EventRecord>({
    kind: 'slug',
    of: ({ slug }) => slug,
    schema: z.string().check(z.minLength(1, { error: 'needed' })),
    empties: [],
    // The service makes one at publication and marks one in the trash (contract.md §6).
    follows: ({ before, after, touched }) =>
      !touched.has('slug') && (!before?.slug || before.status !== after.status),
  }),
  excerpt: html<EventRecord>(({ excerpt }) => excerpt),
  status: status<EventRecord>(),
  timezone: text<EventRecord>({
    kind: 'zone',
    of: ({ timezone }) => timezone,
    schema: z.string().check(z.minLength(1, { error: 'needed' })),
    empties: [],
    carried: ({ timezone }) => timezone || undefined,
  }),
  all_day: flag<EventRecord>({ of: ({ all_day }) => all_day, carried: ({ all_day }) => all_day }),
  start_date: requiredWallTime<EventRecord>({
    of: ({ start_date }) => start_date,
    carried: ({ start_date }) => start_date || undefined,
    follows: ({ after, intended }) => isDayOf(intended, after.start_date, after),
  }),
  end_date: requiredWallTime<EventRecord>({
    of: ({ end_date }) => end_date,
    carried: ({ end_date }) => end_date || undefined,
    follows: ({ after, intended }) => isDayOf(intended, after.end_date, after),
  }),
  image: picture<EventRecord>(),
  // What is empty is left out: omission keeps it empty, and no service refuses that.
  cost: text<EventRecord>({
    kind: 'cost',
    of: costText,
    same: sameCost,
    wire: sentCost,
    // A lone zero says nothing of a new event, and “free” of one that exists (contract.md §7.7).
    isForgotten: (cost) => cost.trim() === '0',
    carried: (record) => (record.cost === '' ? undefined : preservedCost(record)),
  }),
  website: website<EventRecord>({
    of: (record) => record.website,
    // An old address without a scheme would be refused, and with it every save of anything else; left out, it would
    // be lost. Sites link to it as http, and the change is told (contract.md §3.2).
    carried: ({ website, asWritten }) =>
      (asWritten
        ? withScheme(asWritten.website, 'http')
        : sentAddress(withScheme(website, 'http'))) || undefined,
  }),
  ...plainFields<EventRecord, typeof plainEventFields>(plainEventFields, true),
  categories: links<EventRecord>({ of: ({ categories }) => idsOf(categories), same: sameSet }),
  tags: links<EventRecord>({ of: ({ tags }) => idsOf(tags), same: sameSet }),
  venue: links<EventRecord>({
    of: ({ venue }) => idsOf(venue),
    empties: [[]],
    // A refused scalar is as clean as a refused list, and live sites are the common case (modes.md).
    shapes: (venues) => (venues.length === 1 ? [venues[0], venues] : [venues]),
  }),
  organizer: links<EventRecord>({
    of: ({ organizer }) => idsOf(organizer),
    carried: ({ organizer }) => (organizer.length === 0 ? undefined : idsOf(organizer)),
  }),
}

/** All day: the service sets the times of the days it was given (contract.md §3.5). */
function isDayOf(intended: string, found: string, { all_day }: EventRecord): boolean {
  return all_day && intended.slice(0, 10) === found.slice(0, 10)
}

export type EventValues = ValuesOf<typeof eventFields>
export type EventCreate = CreateOf<typeof eventFields>
export type EventUpdate = UpdateOf<typeof eventFields>
