import { textOfBytes } from '../../../ui/files/textOfBytes.ts'

/** One `VEVENT` or `VTIMEZONE` of a file, as text of its own: what is broken in one breaks no other. */
export interface Block {
  readonly kind: 'vevent' | 'vtimezone'
  readonly text: string
  /** its end is missing */
  readonly isCut: boolean
}

/** One calendar of a file, which may hold several. */
export interface CalendarText {
  readonly blocks: readonly Block[]
  /** what stands before and after the blocks: `X-WR-TIMEZONE` and the like */
  readonly around: readonly string[]
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

const quotedPrintable = /;(?:ENCODING=)?QUOTED-PRINTABLE(?=[;:])/i

/** Letters as vCalendar 1.0 writes them, as letters; a sign that is part of none ended its line. */
const decoded = (value: string) =>
  value
    .replaceAll(/(?:=[\da-f]{2})+/gi, (codes) => {
      const bytes = codes
        .slice(1)
        .split('=')
        .map((code) => Number.parseInt(code, 16))
      return textOfBytes(Uint8Array.from(bytes)).text
    })
    .replaceAll(/=(?=$| )/g, '')
    .replaceAll(/\r?\n/g, String.raw`\n`)

/** An hour with an offset, which the library drops, as the same one in UTC. */
function inUtc(hour: string): string {
  const instant = Date.parse(hour.replace(/^(....)(..)(..T..)(..)(.*)(..)$/, '$1-$2-$3:$4:$5:$6'))
  return Number.isNaN(instant)
    ? hour
    : new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** The lines of a calendar as RFC 5545 has them. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  let isOpen = false
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (isOpen) lines.push(`${lines.pop()?.slice(0, -1) ?? ''}${line}`)
    else lines.push(line)
    isOpen = line.endsWith('=') && quotedPrintable.test(lines.at(-1) ?? '')
  }
  return lines.map((line) => {
    const value = line.indexOf(':') + 1
    const head = line.slice(0, value)
    return quotedPrintable.test(head)
      ? `${head.replace(quotedPrintable, '')}${decoded(line.slice(value))}`
      : line.replaceAll(/(?<=[:,])\d{8}T\d{6}[+-]\d{4}(?=,|$)/g, inUtc)
  })
}

function calendarOf(text: string): CalendarText {
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
  for (const line of linesOf(text)) {
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
  return { blocks, around }
}

/** Takes a calendar file apart. */
export function calendarsIn(bytes: Uint8Array): {
  readonly calendars: readonly CalendarText[]
  readonly guessed?: string
} {
  const { text, guessed } = textOfBytes(unfolded(bytes))
  const calendars = text.split(/^(?:END:VCALENDAR)?BEGIN:VCALENDAR/im).map(calendarOf)
  return guessed === undefined ? { calendars } : { calendars, guessed }
}
