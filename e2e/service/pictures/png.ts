import { crc32 } from 'node:zlib'

/** A picture of 16 colours: `pixels` holds an index into `palette` (RGB triples) for each pixel. */
export interface Indexed {
  width: number
  height: number
  palette: readonly (readonly [number, number, number])[]
  pixels: Uint8Array
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const STORED_BLOCK = 65_535
const CHUNK = 12
const HEADER = 13
const PALETTE = 16 * 3

const rowBytes = (width: number): number => 1 + Math.ceil(width / 2)

/**
 * The bytes of the file that `encodePng` makes. Known without drawing, because the pixels are
 * stored and not compressed: a record can name the size of a picture that nobody has asked for.
 */
export const pngSize = (width: number, height: number): number => {
  const raw = rowBytes(width) * height
  const data = 2 + 5 * Math.ceil(raw / STORED_BLOCK) + raw + 4
  return SIGNATURE.length + CHUNK * 4 + HEADER + PALETTE + data
}

const chunk = (name: string, data: Buffer): Buffer => {
  const bytes = Buffer.alloc(data.length + CHUNK)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(name, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}

const adler32 = (data: Buffer): number => {
  let a = 1
  let b = 0
  for (const byte of data) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return b * 65_536 + a
}

/** The zlib format with stored blocks only. */
const stored = (raw: Buffer): Buffer => {
  const blocks: Buffer[] = [Buffer.from([0x78, 0x01])]
  for (let start = 0; start < raw.length; start += STORED_BLOCK) {
    const block = raw.subarray(start, start + STORED_BLOCK)
    const head = Buffer.alloc(5)
    head[0] = start + STORED_BLOCK >= raw.length ? 1 : 0
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(65_535 - block.length, 3)
    blocks.push(head, block)
  }
  const check = Buffer.alloc(4)
  check.writeUInt32BE(adler32(raw))
  return Buffer.concat([...blocks, check])
}

/** Two pixels a byte, each row after a filter byte of 0. */
const packed = ({ width, height, pixels }: Indexed): Buffer => {
  const raw = Buffer.alloc(rowBytes(width) * height)
  for (let y = 0; y < height; y += 1) {
    const row = rowBytes(width) * y + 1
    for (let x = 0; x < width; x += 1) {
      const value = pixels[y * width + x] ?? 0
      const at = row + (x >> 1)
      raw[at] = (raw[at] ?? 0) | (x % 2 === 0 ? value << 4 : value)
    }
  }
  return raw
}

/** A PNG file (4 bits a pixel, palette of 16). */
export const encodePng = (picture: Indexed): Buffer => {
  const header = Buffer.alloc(HEADER)
  header.writeUInt32BE(picture.width, 0)
  header.writeUInt32BE(picture.height, 4)
  header.set([4, 3, 0, 0, 0], 8)
  const palette = Buffer.alloc(PALETTE)
  palette.set(picture.palette.slice(0, 16).flat())
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', stored(packed(picture))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
