import type { World } from '../../worlds/world.ts'
import { pictureDetails } from '../../pictures.ts'
import type { RestAddress } from '../address.ts'
import { ProtocolError } from '../errors.ts'
import type { Account, Answer } from '../handlers.ts'
import { mayDescribe, mayUpload } from '../permissions.ts'
import type { Picture } from '../posts/pictures.ts'

/** What a file is by its first bytes, and how large; null for what is no picture of the web. */
interface PictureFile {
  readonly mime: string
  readonly extension: string
  readonly width: number | null
  readonly height: number | null
}

const starts = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** Size of a JPEG: in the first of its segments that begins a frame. */
const jpegSize = (bytes: Buffer): { width: number | null; height: number | null } => {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const kind = bytes[at + 1] ?? 0
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { width: null, height: null }
}

const pictureFile = (bytes: Buffer): PictureFile | null => {
  if (starts(bytes, '\x89PNG') && bytes.length > 24)
    return {
      mime: 'image/png',
      extension: 'png',
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
    }
  if (starts(bytes, '\xff\xd8\xff'))
    return { mime: 'image/jpeg', extension: 'jpg', ...jpegSize(bytes) }
  if (starts(bytes, 'GIF8') && bytes.length > 10)
    return {
      mime: 'image/gif',
      extension: 'gif',
      width: bytes.readUInt16LE(6),
      height: bytes.readUInt16LE(8),
    }
  const unmeasured = { width: null, height: null }
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8))
    return { mime: 'image/webp', extension: 'webp', ...unmeasured }
  return starts(bytes, 'ftypavif', 4)
    ? { mime: 'image/avif', extension: 'avif', ...unmeasured }
    : null
}

const mostBytes = 10_000_000

type Row = Omit<Picture, 'sizes'> & { readonly alt: string | null }

const columns = 'id, file, address, mime, width, height, filesize, alt'

const mediaBody = (world: World, row: Row): Record<string, unknown> => ({
  id: row.id,
  type: 'attachment',
  media_type: 'image',
  mime_type: row.mime ?? '',
  alt_text: row.alt ?? '',
  source_url: row.file === null ? (row.address ?? '') : `${world.root}/pictures/${row.file}`,
  media_details: {
    ...(row.width === null || row.height === null ? {} : { width: row.width, height: row.height }),
    filesize: row.filesize ?? drawnBytes(row),
    sizes: {},
  },
})

const drawnBytes = ({ file, width, height }: Row): number | null =>
  file === null || width === null || height === null
    ? null
    : pictureDetails({ file, width, height }).filesize

/** The picture in a form; the raw body that this route takes as well is of no use without a header of its own. */
const uploaded = async (request: Request): Promise<{ file: File; alt: string }> => {
  const type = request.headers.get('content-type') ?? ''
  const form = type.startsWith('multipart/form-data') ? await request.formData() : null
  const file = form?.get('file')
  if (!file || typeof file === 'string') throw new ProtocolError(400, 'rest_upload_no_data')
  const alt = form?.get('alt_text')
  return { file, alt: typeof alt === 'string' ? alt : '' }
}

/** `La foto.JPG` is kept as `la-foto-<id>.jpg`: no two files of a world have one name. */
const keptName = (name: string, id: number, { extension }: PictureFile): string => {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain || 'picture'}-${id}.${extension}`
}

const bringIn = async (request: Request, world: World): Promise<Answer> => {
  const { file, alt } = await uploaded(request)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (bytes.length > mostBytes) throw new ProtocolError(400, 'rest_upload_file_too_big')
  const found = pictureFile(bytes)
  if (found === null) throw new ProtocolError(500, 'rest_upload_sideload_error')
  const { sql, schema } = world
  const [next] = await sql.query<{ id: number }>(`select nextval('${schema}.ids') as id`)
  const id = Number(next?.id)
  const [row] = await sql.query<Row>(
    `insert into ${schema}.pictures (id, file, mime, width, height, filesize, content, alt) ` +
      `values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      id,
      keptName(file.name, id, found),
      found.mime,
      found.width,
      found.height,
      bytes.length,
      bytes.toString('base64'),
      alt,
    ],
  )
  return { status: 201, body: row && mediaBody(world, row) }
}

const read = async (world: World, id: number): Promise<Answer> => {
  const [row] = await world.sql.query<Row>(
    `select ${columns} from ${world.schema}.pictures where id = $1`,
    [id],
  )
  if (row === undefined) throw new ProtocolError(404, 'rest_post_invalid_id')
  return { status: 200, body: mediaBody(world, row) }
}

const mostListed = 100

/** The newest pictures first, as a library shows them. */
const listed = async (request: Request, world: World): Promise<Answer> => {
  const wanted = Number(new URL(request.url).searchParams.get('per_page') ?? 10)
  const rows = await world.sql.query<Row>(
    `select ${columns} from ${world.schema}.pictures order by id desc limit $1`,
    [Math.min(mostListed, Math.max(1, Math.trunc(wanted) || 1))],
  )
  return { status: 200, body: rows.map((row) => mediaBody(world, row)) }
}

/** What the picture shows, in words; whatever is left out stays, unlike in the calendar. */
const describe = async (request: Request, world: World, id: number): Promise<Answer> => {
  const body: unknown = await request.json().catch(() => null)
  const alt = typeof body === 'object' && body !== null && 'alt_text' in body ? body.alt_text : null
  if (typeof alt === 'string')
    await world.sql.query(`update ${world.schema}.pictures set alt = $2 where id = $1`, [id, alt])
  return read(world, id)
}

/**
 * `GET` and `POST /wp/v2/media`, `GET` and `POST /wp/v2/media/<id>`; null for any other request, and in worlds without the route.
 *
 * @throws ProtocolError 401 and 403 `rest_cannot_create` and `rest_cannot_edit`, 400 `rest_upload_no_data`, `rest_upload_file_too_big`, 500
 *   `rest_upload_sideload_error`, 404 `rest_post_invalid_id`
 */
export const mediaAnswer = async (
  request: Request,
  world: World,
  { path }: RestAddress,
  account: Account | null,
): Promise<Answer | null> => {
  const match = /^\/wp\/v2\/media(?:\/(\d{1,15}))?\/?$/.exec(path)
  if (!world.options.media || match === null) return null
  const [, id] = match
  if (id !== undefined && request.method === 'GET') return read(world, Number(id))
  if (request.method === 'GET') return listed(request, world)
  if (request.method !== 'POST') return null
  if (id !== undefined && !mayDescribe(account))
    throw new ProtocolError(account === null ? 401 : 403, 'rest_cannot_edit')
  if (id !== undefined) return describe(request, world, Number(id))
  if (!mayUpload(account))
    throw new ProtocolError(account === null ? 401 : 403, 'rest_cannot_create')
  return bringIn(request, world)
}
