import type { Post } from '../../resource/post.ts'
import { MomentCell } from './MomentCell.tsx'
import { readableSlug } from './readableSlug.ts'
import { StatusMark } from './StatusMark.tsx'
import type { RecordCell } from './useRecordColumns.ts'

/** What every record has that has a status, in the order of its columns. */
export const postCells: readonly RecordCell<Post>[] = [
  ['status', ({ status }) => <StatusMark status={status} />],
  ['author', ({ author }) => author],
  ['date', ({ date }) => <MomentCell wall={date} />],
  ['modified', ({ modified }) => <MomentCell wall={modified} />],
  ['id', ({ id }) => id],
  ['slug', ({ slug }) => readableSlug(slug)],
]
