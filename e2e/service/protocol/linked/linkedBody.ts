import type { Reader } from '../handlers.ts'
import { isEmpty } from '../lists.ts'
import { isUnlocked } from '../posts/access.ts'
import { type Images, imageBodies } from '../posts/pictures.ts'
import type { PostRow } from '../posts/post.ts'
import { globalIds, pageAddress, stampBody, textBody } from '../posts/postBody.ts'
import type { Body, LinkedKind } from './linkedKind.ts'

const withoutEmpty = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)))

/** What a password hides. Live sites write the name as an empty list (contract.md §1.8). */
const redacted = (body: Body, own: Body, { title }: { title: string }): Body => ({
  ...body,
  ...Object.fromEntries(Object.keys(own).map((name) => [name, ''])),
  description: '',
  excerpt: '',
  image: null,
  [title]: [],
})

const bodyOf = <Row extends PostRow>(
  reader: Reader,
  kind: LinkedKind<Row>,
  row: Row,
  image: Body | undefined,
  ends: Body,
): Body => {
  const own = kind.ownBody(row)
  const whole: Body = {
    id: row.id,
    ...stampBody(reader, row),
    url: pageAddress(reader, row, kind.page),
    ...textBody(reader, row, kind.title),
    image: image ?? null,
    ...own,
  }
  const locked = !isUnlocked(reader, row)
  const shown = locked ? redacted(whole, own, kind) : whole
  const rest = { ...kind.flagBody(reader, row), ...globalIds(reader, row.id) }
  if (reader.world.mode === 'interface') return { ...shown, ...rest }
  // Live sites leave out what is empty, save a name that a password hides (contract.md §1.4).
  return { ...withoutEmpty(shown), ...(locked ? { [kind.title]: [] } : {}), ...ends, ...rest }
}

/**
 * Venues or organizers as the mode shows them: in interface mode every member, null for what has no
 * value; in live mode without the empty ones.
 *
 * @param images those of the rows, at least
 * @param single a single read, to which live sites add `json_ld`
 */
export const linkedBodies = <Row extends PostRow>(
  reader: Reader,
  kind: LinkedKind<Row>,
  rows: readonly Row[],
  images: Images,
  single = false,
): Body[] =>
  rows.map((row) =>
    bodyOf(
      reader,
      kind,
      row,
      row.image === null ? undefined : images.get(row.image),
      single && reader.world.mode === 'live' ? { json_ld: kind.jsonLd(row) } : {},
    ),
  )

/** The body of one record. */
export const linkedBody = async <Row extends PostRow>(
  reader: Reader,
  kind: LinkedKind<Row>,
  row: Row,
  single = false,
): Promise<Body> => {
  const images = await imageBodies(reader.world, [row])
  return linkedBodies(reader, kind, [row], images, single)[0] ?? {}
}
