import { globalId, homeOf } from '../address.ts'
import { type Call, type Language, fallbackLanguage, languages } from '../handlers.ts'
import { shownText, shownTitle } from '../texts/rendered.ts'
import type { PostRow } from './post.ts'

type Body = Record<string, unknown>

/** Zero on the wire of a live site, null where the interface says that there is no value. */
const zeroDate = '0000-00-00 00:00:00'

const languageOfRow = ({ language }: PostRow, asked: Language): Language =>
  languages.find((known) => known === language) ?? (language === null ? asked : fallbackLanguage)

const isPublic = (status: string): boolean => status === 'publish' || status === 'private'

/** The page of a record on the site; those not published have a plain one (contract.md §1.1). */
export const pageAddress = (
  { world, language }: Pick<Call, 'world' | 'language'>,
  row: PostRow,
  { path, type }: { path: string; type: string },
): string => {
  const home = homeOf(world, languageOfRow(row, language))
  return isPublic(row.status) && row.slug !== ''
    ? `${home}/${path}/${row.slug}/`
    : `${home}/?post_type=${type}&p=${row.id}`
}

export const globalIds = ({ world }: Pick<Call, 'world'>, id: number): Body => ({
  global_id: globalId(world, id),
  global_id_lineage: [globalId(world, id)],
})

/** `author` to `modified_utc`, the same for every post. */
export const stampBody = ({ world }: Pick<Call, 'world'>, row: PostRow): Body => ({
  author: world.mode === 'live' ? String(row.author) : row.author,
  status: row.status,
  date: row.date,
  date_utc: row.date_utc ?? (world.mode === 'live' ? zeroDate : null),
  modified: row.modified,
  modified_utc: row.modified_utc,
})

/** Title under its own name, description, excerpt and slug, as the mode shows them. */
export const textBody = ({ world }: Pick<Call, 'world'>, row: PostRow, title: string): Body => ({
  [title]: shownTitle(row.title, world),
  description: shownText(row.description, world),
  excerpt: shownText(row.excerpt, world),
  slug: row.slug,
})
