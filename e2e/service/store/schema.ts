import {
  type Column,
  type Table,
  column,
  defaulted,
  flags,
  foldedColumn,
  required,
  texts,
} from './columns.ts'

/** A null language: the record belongs to every language. */
const language = column('language', 'text')

/** What events, venues and organizers share. `title` is a venue's `venue`, an organizer's `organizer`. */
const post: readonly Column[] = [
  required('id', 'bigint'),
  language,
  required('author', 'integer'),
  required('status', 'text'),
  required('date', 'timestamp(0)'),
  // Null stands for the zero date of a draft (contract.md §1.1).
  column('date_utc', 'timestamp(0)'),
  required('modified', 'timestamp(0)'),
  required('modified_utc', 'timestamp(0)'),
  defaulted('title', 'text', "''"),
  defaulted('description', 'text', "''"),
  defaulted('excerpt', 'text', "''"),
  defaulted('slug', 'text', "''"),
  column('password', 'text'),
  column('image', 'bigint'),
  // What a trashed record goes back to when it is restored.
  ...texts('previous_status', 'previous_slug'),
]

const slugOnce = {
  name: 'slug',
  on: "(coalesce(language, '')), slug",
  where: "slug <> ''",
  unique: true,
} as const

const ofPicture = { column: 'image', table: 'pictures', keeps: true } as const

/** The links of events to their venues or organizers, in order. */
const linksTo = (noun: 'venue' | 'organizer'): Table => ({
  name: `event_${noun}s`,
  columns: [required('event', 'bigint'), required(noun, 'bigint'), required('position', 'integer')],
  key: ['event', noun],
  references: [
    { column: 'event', table: 'events' },
    { column: noun, table: `${noun}s` },
  ],
  indexes: [{ name: noun, on: `${noun}, event` }],
})

/** Venues or organizers: their own columns, and those in which is searched. */
const linkedTable = (name: string, own: readonly Column[], searched: readonly string[]): Table => ({
  name,
  columns: [...post, ...own, foldedColumn('search', 'title', 'description', ...searched)],
  key: ['id'],
  references: [ofPicture],
  indexes: [slugOnce, { name: 'newest', on: 'language, status, date desc, id desc' }],
})

/**
 * The tables of one world, as data: from it come the DDL, the copying of a world and the loading
 * of rows. Column names are the interface's own spelling. A wall clock is a `timestamp` without
 * zone beside a zone text; `*_utc` and `utc_*` are the same moment in UTC.
 */
export const tables: readonly Table[] = [
  {
    name: 'accounts',
    columns: [
      required('id', 'integer'),
      required('login', 'text'),
      required('name', 'text'),
      required('role', 'text'),
    ],
    key: ['id'],
    indexes: [{ name: 'login', on: 'login', unique: true }],
  },
  {
    // `file` is drawn by this service (pictures.ts) unless its `content` was brought in, as base64; `address` is a
    // picture that lives elsewhere.
    name: 'pictures',
    columns: [
      required('id', 'bigint'),
      ...texts('file', 'address', 'mime', 'content', 'alt'),
      column('width', 'integer'),
      column('height', 'integer'),
      column('filesize', 'integer'),
      // {"medium": {"width", "height", "filesize"}, …}
      column('sizes', 'jsonb'),
    ],
    key: ['id'],
    indexes: [{ name: 'file', on: 'file', unique: true }],
  },
  {
    name: 'events',
    columns: [
      ...post,
      required('start_date', 'timestamp(0)'),
      required('end_date', 'timestamp(0)'),
      required('utc_start_date', 'timestamp(0)'),
      required('utc_end_date', 'timestamp(0)'),
      required('timezone', 'text'),
      // As written: a text, a number or a list of them. Null when there is none.
      column('cost', 'jsonb'),
      // Null when never set, '' when emptied (contract.md §1.1).
      column('website', 'text'),
      ...flags('all_day', 'show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured'),
      column('post_parent', 'bigint'),
      foldedColumn('search', 'title', 'excerpt', 'description'),
    ],
    key: ['id'],
    references: [ofPicture],
    indexes: [
      slugOnce,
      {
        name: 'status',
        on: 'language, status, start_date, id',
        with: 'end_date, hide_from_listings',
      },
      {
        name: 'start',
        on: 'language, start_date, id',
        with: 'end_date, status, hide_from_listings',
      },
    ],
  },
  linkedTable(
    'venues',
    [
      ...texts('address', 'city', 'country', 'province', 'state', 'stateprovince', 'zip'),
      ...texts('phone', 'website', 'show_map', 'show_map_link'),
      column('geo_lat', 'double precision'),
      column('geo_lng', 'double precision'),
    ],
    ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website'],
  ),
  linkedTable('organizers', texts('phone', 'website', 'email'), ['phone', 'website', 'email']),
  {
    // `parent` 0 is the top level. `kind` is 'category' or 'tag'.
    name: 'terms',
    columns: [
      required('id', 'bigint'),
      required('kind', 'text'),
      language,
      required('name', 'text'),
      required('slug', 'text'),
      defaulted('description', 'text', "''"),
      defaulted('parent', 'bigint', '0'),
      // Published events that have it: kept by triggers (termCounts.ts).
      defaulted('count', 'integer', '0'),
      foldedColumn('sort', 'name'),
    ],
    key: ['id'],
    indexes: [
      { name: 'slug', on: "kind, (coalesce(language, '')), slug", unique: true },
      { name: 'parent', on: 'parent' },
    ],
  },
  linksTo('venue'),
  linksTo('organizer'),
  {
    name: 'event_terms',
    columns: [required('event', 'bigint'), required('term', 'bigint')],
    key: ['event', 'term'],
    references: [
      { column: 'event', table: 'events' },
      { column: 'term', table: 'terms' },
    ],
    indexes: [{ name: 'term', on: 'term, event' }],
  },
]

/**
 * Sequences of a world: `ids` numbers events, venues, organizers and pictures, `term_ids` the
 * terms. A new id is `nextval('${schema}.ids')`.
 */
export const sequences: readonly { name: string; tables: readonly string[] }[] = [
  { name: 'ids', tables: ['events', 'venues', 'organizers', 'pictures'] },
  { name: 'term_ids', tables: ['terms'] },
]
