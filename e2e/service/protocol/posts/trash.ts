import type { World } from '../../worlds/world.ts'
import type { PostTable } from '../checks/known.ts'
import { ProtocolError } from '../errors.ts'
import { writeTime } from './clock.ts'
import { type Columns, type PostRow, updatePost } from './post.ts'
import { postById } from './rows.ts'
import { freeSlug } from './slugs.ts'

/** What trashing writes: the slug is freed for others, and both are remembered (contract.md §2). */
export const trashedColumns = async (
  world: World,
  table: PostTable,
  { id, slug, status, language }: PostRow,
): Promise<Columns> => ({
  status: 'trash',
  previous_status: status,
  previous_slug: slug,
  slug: await freeSlug(world, table, { slug: `${slug}__trashed`, language, id }),
})

/** Moves a record to the trash. @throws ProtocolError 410 `<noun>-is-in-trash` */
export const trashPost = async (
  world: World,
  table: PostTable,
  noun: string,
  id: number,
): Promise<void> => {
  const current = await postById<PostRow>(world, table, id)
  if (current === undefined) throw new ProtocolError(404, `rest-${noun}-not-found`)
  if (current.status === 'trash') throw new ProtocolError(410, `${noun}-is-in-trash`)
  const { wall, utc } = writeTime(world, current)
  await updatePost(world, table, id, {
    ...(await trashedColumns(world, table, current)),
    modified: wall,
    modified_utc: utc,
  })
}
