import type { Cost } from './costs.ts'
import type { Words } from './tongues.ts'

/** Something that happens once in Portsalabre, before it is written down in any language. */
export interface Occasion {
  title: Words
  about: Words
  /** Wall times of `timezone`, `YYYY-MM-DD HH:MM:SS`. */
  start_date: string
  end_date: string
  timezone: string
  all_day: boolean
  /** Keys of the tables in `words/`. */
  categories: readonly string[]
  tags: readonly string[]
  venue: string | null
  organizers: readonly string[]
  cost: Cost
  /** What a few occasions say of themselves; the rest is left to chance. */
  fixed?: Partial<Fixed>
}

interface Fixed {
  /** The whole text, as written, instead of one made from `about`. */
  description: Words
  slug: string
  status: string
  password: string
  website: string
  featured: boolean
  sticky: boolean
  hide_from_listings: boolean
  /** Written in every language, with no drift. */
  everywhere: boolean
  /** Belongs to the occasion of this slug. */
  partOf: string
}
