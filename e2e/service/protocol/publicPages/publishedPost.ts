import type { World } from '../../worlds/world.ts'
import type { PostTable } from '../checks/known.ts'
import type { Language } from '../handlers.ts'
import { findBySlug } from '../posts/find.ts'
import type { PostRow } from '../posts/post.ts'
import { postById } from '../posts/rows.ts'

/** A record that everybody may see at this slug in this very language, else null. */
export const publishedPost = async <Row extends PostRow>(
  world: World,
  table: PostTable,
  language: Language,
  slug: string,
): Promise<Row | null> => {
  const id = await findBySlug(world, table, slug, language)
  const row = id === null ? undefined : await postById<Row>(world, table, id)
  if (row?.status !== 'publish' || (row.language ?? language) !== language) return null
  return row
}
