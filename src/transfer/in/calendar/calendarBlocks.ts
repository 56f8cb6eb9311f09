import { textOfBytes } from '../../../translations/exchange/readFile.ts'

/** One `VEVENT` or `VTIMEZONE` of a file, as text of its own: what is broken in one breaks no other. */
export interface Block {
  readonly kind: 'vevent' | 'vtimezone'
  readonly text: string
  /** its end is missing */
  readonly isCut: boolean
}

export interface CalendarText {
  readonly blocks: readonly Block[]
  /** what stands before and after the blocks: `X-WR-TIMEZONE` and the like */
  readonly around: readonly string[]
  readonly guessed?: string
}

const start = /^[\uFEFF\s]*BEGIN:VCALENDAR/i

/** Whether a file is a calendar, whatever its name says. */
export function isCalendar(bytes: Uint8Array): boolean {
  return start.test(textOfBytes(bytes.subarray(0, 200)).text)
}

const [carriageReturn, lineFeed, space, tab] = [13, 10, 32, 9]

/** Puts folded lines together again: as bytes, for some programs fold in the middle of a letter. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const made = new Uint8Array(bytes.length)
  let size = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    const end = byte === carriageReturn && bytes[at + 1] === lineFeed ? at + 1 : at
    const after = bytes[end + 1]
    if (bytes[end] === lineFeed && (after === space || after === tab)) at = end + 1
    else {
      made[size] = byte
      size += 1
    }
  }
  return made.subarray(0, size)
}

const edge = /^(BEGIN|END):\s*(VEVENT|VTIMEZONE)\s*$/i

/** Takes a calendar file apart. */
export function calendarBlocks(bytes: Uint8Array): CalendarText {
  const { text, guessed } = textOfBytes(unfolded(bytes))
  const blocks: Block[] = []
  const around: string[] = []
  let open: { kind: Block['kind']; lines: string[] } | null = null
  const close = (isCut: boolean) => {
    if (open) {
      const { kind, lines } = open
      const name = kind.toUpperCase()
      const all = [`BEGIN:${name}`, ...lines, `END:${name}`]
      blocks.push({ kind, text: all.join('\r\n'), isCut })
    }
    open = null
  }
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, sign, name = ''] = edge.exec(line) ?? []
    if (sign === undefined) (open?.lines ?? around).push(line)
    else {
      const isBegin = sign.toUpperCase() === 'BEGIN'
      close(isBegin)
      if (isBegin)
        open = { kind: name.toLowerCase() === 'vevent' ? 'vevent' : 'vtimezone', lines: [] }
    }
  }
  close(true)
  return guessed === undefined ? { blocks, around } : { blocks, around, guessed }
}
