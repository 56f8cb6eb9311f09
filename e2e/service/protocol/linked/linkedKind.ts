import type { Call } from '../handlers.ts'
import type { PostKind } from '../posts/columns.ts'
import type { Columns, PostRow } from '../posts/post.ts'

export type Body = Readonly<Record<string, unknown>>

/** What tells venues from organizers: the two kinds of records that events link to. */
export interface LinkedKind<Row extends PostRow> extends PostKind {
  readonly table: 'venues' | 'organizers'
  readonly noun: 'venue' | 'organizer'
  /** Of its public page. */
  readonly page: { readonly path: string; readonly type: string }
  /** The columns of its own that a write fills. */
  readonly ownColumns: (call: Call) => Columns
  /** Its own members on read, those after the image. */
  readonly ownBody: (row: Row) => Body
  /** Members at the end, present even when they are false. */
  readonly flagBody: (call: Pick<Call, 'world'>, row: Row) => Body
  /** What search engines read, on live sites. */
  readonly jsonLd: (row: Row) => Body
}

/** The table and the column that link it to events. */
export const linksOf = (
  call: Pick<Call, 'world'>,
  { table, noun }: Pick<LinkedKind<PostRow>, 'table' | 'noun'>,
): { table: string; column: string } => ({
  table: `${call.world.schema}.event_${table}`,
  column: noun,
})
