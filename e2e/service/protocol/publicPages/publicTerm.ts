import type { TermKind } from '../checks/known.ts'
import { slugHolder } from '../terms/termSlugs.ts'
import { termById } from '../terms/termRow.ts'
import { comingEvents } from './comingEvents.ts'
import { type PublicReader, described } from './publicContents.ts'

/** A term and what is on under it. A category's address names those above it too; the last slug is its own. */
export const publicTerm =
  (kind: TermKind): PublicReader =>
  async (world, language, path) => {
    const slug = path.split('/').at(-1) ?? ''
    const id =
      (await slugHolder(world, world.sql, { kind, language }, slug)) ??
      (await slugHolder(world, world.sql, { kind, language: null }, slug))
    if (id === null) return null
    const { name, description } = await termById(world, world.sql, id)
    const events = await comingEvents(world, language, 'term', id)
    return { title: name, html: described(description, world) + events }
  }
