import { landscape } from './pictures/landscape.ts'
import { encodePng, pngSize } from './pictures/png.ts'
import type { Sql } from './store/sql.ts'

/** A row of the table `pictures` that this service draws itself. */
export interface DrawnPicture {
  /** `<name>.png` */
  file: string
  width: number
  height: number
}

/** One that was brought in (protocol/media). */
interface KeptPicture {
  content: string | null
  mime: string | null
}

/** One of the smaller files of a picture: pixels and bytes. */
export interface PictureSize {
  width: number
  height: number
  filesize: number
}

/** The greatest width and height of each size, and whether it is cut to that shape. */
const SIZES = [
  { name: 'thumbnail', width: 150, height: 150, cut: true },
  { name: 'medium', width: 300, height: 300, cut: false },
  { name: 'medium_large', width: 768, height: Infinity, cut: false },
  { name: 'large', width: 1024, height: 1024, cut: false },
] as const

export const PICTURE_MIME = 'image/png'

const sized = (width: number, height: number): PictureSize => ({
  width,
  height,
  filesize: pngSize(width, height),
})

const sizeOf = (size: (typeof SIZES)[number], width: number, height: number): PictureSize => {
  if (size.cut) return sized(Math.min(size.width, width), Math.min(size.height, height))
  const share = Math.min(size.width / width, size.height / height)
  return sized(Math.round(width * share), Math.round(height * share))
}

/** The original's bytes and the smaller sizes by name (contract.md §1.3); none is as large as the original. */
export const pictureDetails = ({
  width,
  height,
}: DrawnPicture): { filesize: number; sizes: Record<string, PictureSize> } => {
  const smaller = SIZES.filter((size) => width > size.width || height > size.height)
  const sizes = smaller.map((size) => [size.name, sizeOf(size, width, height)] as const)
  return { filesize: pngSize(width, height), sizes: Object.fromEntries(sizes) }
}

/** `<name>-300x200.png`: the file of one size of `<name>.png`. */
export const fileOfSize = (file: string, { width, height }: PictureSize): string =>
  file.replace(/(\.[^.]+)$/, `-${width}x${height}$1`)

const findPicture = async (
  sql: Sql,
  schema: string,
  file: string,
): Promise<(DrawnPicture & KeptPicture & { id: number }) | undefined> => {
  const original = file.replace(/-\d+x\d+(?=\.png$)/, '')
  const rows = await sql.query<DrawnPicture & KeptPicture & { id: number }>(
    `select id, file, width, height, content, mime from ${schema}.pictures where file = any($1::text[])
     order by length(file) desc`,
    [[file, original]],
  )
  return rows[0]
}

const sent = (bytes: Buffer, type: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })

/** The answer to `GET <world>/pictures/<file>`: what was brought in, or the original or a size of it, drawn now. */
export const answerPicture = async (sql: Sql, schema: string, file: string): Promise<Response> => {
  const picture = await findPicture(sql, schema, file)
  if (picture === undefined) return new Response('No such picture', { status: 404 })
  if (picture.content !== null)
    return picture.file === file
      ? sent(Buffer.from(picture.content, 'base64'), picture.mime ?? PICTURE_MIME)
      : new Response('No such size', { status: 404 })
  const sizes = Object.values(pictureDetails(picture).sizes)
  const asked =
    picture.file === file ? picture : sizes.find((size) => fileOfSize(picture.file, size) === file)
  if (asked === undefined) return new Response('No such size', { status: 404 })
  return sent(encodePng(landscape(picture.id, asked.width, asked.height)), PICTURE_MIME)
}
