import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256

/** A picture as its pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  width: number
  height: number
  bytes: Uint8Array
}

type Colour = readonly [red: number, green: number, blue: number]

/** One for all that look the same: five bits of each channel. */
const nearly = ([red, green, blue]: Colour) =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

const colourAt = ({ bytes }: Pixels, at: number): Colour => [
  bytes[at] ?? 0,
  bytes[at + 1] ?? 0,
  bytes[at + 2] ?? 0,
]

/** The first colours of those kinds that most pixels have. */
function paletteOf(pixels: Pixels): Colour[] {
  const kinds = new Map<number, { colour: Colour; count: number }>()
  for (let at = 0; at < pixels.bytes.length; at += 4) {
    const colour = colourAt(pixels, at)
    const kind = kinds.get(nearly(colour))
    if (kind) kind.count += 1
    else kinds.set(nearly(colour), { colour, count: 1 })
  }
  const byCount = [...kinds.values()].toSorted((one, other) => other.count - one.count)
  return byCount.slice(0, MOST_COLOURS).map(({ colour }) => colour)
}

function distance(one: Colour, other: Colour): number {
  return one.reduce((sum, value, channel) => sum + (value - (other[channel] ?? 0)) ** 2, 0)
}

/** A part of the file: length, name, content, check sum (PNG specification, 5.3). */
function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'ascii'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function header(width: number, height: number): Buffer {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width, 0)
  content.writeUInt32BE(height, 4)
  // Eight bits, a palette; deflated, unfiltered, not interlaced.
  content.set([8, 3, 0, 0, 0], 8)
  return chunk('IHDR', content)
}

/** Each row: no filter, then the number of each pixel's colour. */
function rowsOf(pixels: Pixels, palette: readonly Colour[]): Buffer {
  const numbers = new Map<number, number>()
  const numberOf = (colour: Colour) => {
    const known = numbers.get(nearly(colour))
    if (known !== undefined) return known
    const distances = palette.map((other) => distance(colour, other))
    const number = distances.indexOf(Math.min(...distances))
    numbers.set(nearly(colour), number)
    return number
  }
  const { width, height } = pixels
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = numberOf(colourAt(pixels, (y * width + x) * 4))
  return rows
}

/** The picture as a PNG of at most 256 colours: a third of the size, for pages that hardly have more. */
export function palettePng(pixels: Pixels): Buffer {
  const palette = paletteOf(pixels)
  return Buffer.concat([
    SIGNATURE,
    header(pixels.width, pixels.height),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rowsOf(pixels, palette), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
