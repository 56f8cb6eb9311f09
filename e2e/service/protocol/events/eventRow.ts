import type { PostRow } from '../posts/post.ts'

export interface EventRow extends PostRow {
  readonly start_date: string
  readonly end_date: string
  readonly utc_start_date: string
  readonly utc_end_date: string
  readonly timezone: string
  /** As written: a text, a number or a list of them. */
  readonly cost: unknown
  /** Null when never set, "" when emptied. */
  readonly website: string | null
  readonly all_day: boolean
  readonly show_map: boolean
  readonly show_map_link: boolean
  readonly hide_from_listings: boolean
  readonly sticky: boolean
  readonly featured: boolean
}

export const flagNames = [
  'show_map',
  'show_map_link',
  'hide_from_listings',
  'sticky',
  'featured',
] as const
