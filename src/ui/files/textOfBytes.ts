const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** Without a mark, two bytes to a letter are told by the empty one that most letters here have. */
function unmarked(bytes: Uint8Array): string | null {
  const [even = 0, odd = 0] = [0, 1].map((from) =>
    bytes
      .subarray(0, 1000)
      .reduce((sum, byte, at) => sum + Number(byte === 0 && at % 2 === from), 0),
  )
  if (Math.max(even, odd) * 4 <= Math.min(bytes.length, 1000)) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** In which letters a file may be written that does not say it, as whoever looks at it may choose. */
export const encodings = ['UTF-8', 'Windows-1252', 'Macintosh'] as const
export type Encoding = (typeof encodings)[number]

/** A file of an old Macintosh: its lines end as they do nowhere else. */
const isOfMacintosh = (bytes: Uint8Array) => bytes.includes(13) && !bytes.includes(10)

/**
 * The text of a file: by its mark, else as UTF-8, else as the code page of Western Windows, in which spreadsheets there
 * save what they call CSV, or of the Macintosh. Whether that was right the fingerprints of the texts tell, row by row.
 * @param chosen how it is to be read, whatever it seems to be
 */
export function textOfBytes(
  bytes: Uint8Array,
  chosen?: Encoding,
): { text: string; guessed?: string } {
  if (chosen !== undefined) return { text: new TextDecoder(chosen).decode(bytes), guessed: chosen }
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  try {
    const bare = marked ? null : unmarked(bytes)
    if (bare !== null) return { text: new TextDecoder(bare).decode(bytes), guessed: 'UTF-16' }
    const encoding = marked?.encoding ?? 'utf-8'
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    const guessed = isOfMacintosh(bytes) ? 'Macintosh' : 'Windows-1252'
    return { text: new TextDecoder(guessed).decode(bytes), guessed }
  }
}
