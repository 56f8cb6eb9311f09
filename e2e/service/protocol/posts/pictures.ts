import type { World } from '../../worlds/world.ts'

interface PictureSize {
  readonly width: number
  readonly height: number
  readonly filesize: number
}

/** A row of `pictures`. */
export interface Picture {
  readonly id: number
  readonly file: string | null
  readonly address: string | null
  readonly mime: string | null
  readonly width: number | null
  readonly height: number | null
  readonly filesize: number | null
  readonly sizes: Readonly<Record<string, PictureSize>> | null
}

const pictureColumns = 'id, file, address, mime, width, height, filesize, sizes'

const extensionOf = (name: string): string => /\.([a-z0-9]+)(?:[?#]|$)/i.exec(name)?.[1] ?? ''

const sizeFile = (file: string, { width, height }: PictureSize): string =>
  file.replace(/(\.[^.]+)?$/, `-${width}x${height}$1`)

const addressOf = (world: World, file: string): string => `${world.root}/pictures/${file}`

/** The image object of a record (contract.md §1.3); members without a value are left out. */
const imageBody = (world: World, picture: Picture): Record<string, unknown> => {
  const { id, file, address, mime, width, height, filesize, sizes } = picture
  const url = file === null ? (address ?? '') : addressOf(world, file)
  const body: Record<string, unknown> = { url, id, extension: extensionOf(file ?? url) }
  for (const [name, value] of Object.entries({ width, height, filesize }))
    if (value !== null) body[name] = value
  if (file !== null && sizes !== null && Object.keys(sizes).length > 0)
    body.sizes = Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [
        name,
        { ...size, 'mime-type': mime, url: addressOf(world, sizeFile(file, size)) },
      ]),
    )
  return body
}

/** The picture an address speaks of: one this world drew, or one known by that very address. */
export const pictureAt = async (world: World, address: string): Promise<number | null> => {
  const own = `${world.root}/pictures/`
  const file = address.startsWith(own) ? address.slice(own.length) : null
  const [row] = await world.sql.query<{ id: number }>(
    `select id from ${world.schema}.pictures where file = $1 or address = $2 limit 1`,
    [file, address],
  )
  return row?.id ?? null
}

/**
 * The picture that a write names by id or address; null for none. An address that is not known yet
 * is kept as it is (interface mode only: live worlds refused it before).
 */
export const pictureOf = async (world: World, image: unknown): Promise<number | null> => {
  const text = String(image ?? '').trim()
  if (text === '' || text === '0') return null
  if (/^\d+$/.test(text)) return Number(text)
  const known = await pictureAt(world, text)
  if (known !== null) return known
  const [made] = await world.sql.query<{ id: number }>(
    `insert into ${world.schema}.pictures (id, address) ` +
      `values (nextval('${world.schema}.ids'), $1) returning id`,
    [text],
  )
  return made?.id ?? null
}

/** Bodies of pictures by their ids. */
export type Images = ReadonlyMap<number, Readonly<Record<string, unknown>>>

/** The pictures of several records at once. */
export const imageBodies = async (
  world: World,
  records: readonly { readonly image: number | null }[],
): Promise<Images> => {
  const wanted = [...new Set(records.map(({ image }) => image).filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const pictures = await world.sql.query<Picture>(
    `select ${pictureColumns} from ${world.schema}.pictures where id = any($1::bigint[])`,
    [wanted],
  )
  return new Map(pictures.map((picture) => [picture.id, imageBody(world, picture)]))
}
