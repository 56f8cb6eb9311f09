import { textOfBytes } from '../../../../ui/files/textOfBytes.ts'

const kinds = ['VEVENT', 'VTIMEZONE', 'VTODO', 'VJOURNAL', 'VFREEBUSY'] as const

/** One component of a file, as text of its own: what is broken in one breaks no other. */
export interface Block {
  readonly kind: (typeof kinds)[number]
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

/** Whether a file is a calendar, whatever its name says: a service may have put a warning before it. */
export function isCalendar(bytes: Uint8Array): boolean {
  return /^[ \t]*BEGIN:VCALENDAR/im.test(textOfBytes(bytes.subarray(0, 2000)).text)
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

const edge = /^(BEGIN|END):\s*(\w+)\s*$/i

const quotedPrintable = /^([^:]*);(?:ENCODING=)?QUOTED-PRINTABLE(?=[;:])/i
const base64 = /^(?!ATTACH|IMAGE)([^:]*);ENCODING=B(?:ASE64)?(?=[;:])/i

const textOfCodes = (codes: readonly number[]) => textOfBytes(Uint8Array.from(codes)).text

/** Letters as vCalendar 1.0 writes them, as letters; a sign that is part of none ended its line. */
const unquoted = (value: string) =>
  value
    .replaceAll(/(?:=[\da-f]{2})+/gi, (codes) =>
      textOfCodes(codes.match(/\w+/g)?.map((code) => Number.parseInt(code, 16)) ?? []),
    )
    .replaceAll(/=(?=$| )/g, '')

function unpacked(value: string): string {
  try {
    return textOfCodes(Array.from(atob(value), (sign) => sign.charCodeAt(0)))
  } catch {
    return value
  }
}

/** Of a head and a value in one of the encodings of vCalendar 1.0 the line without it. */
function decoded(line: string, encoding: RegExp, decode: (value: string) => string): string {
  const value = line.indexOf(':') + 1
  const head = line.slice(0, value).replace(encoding, '$1')
  return `${head}${decode(line.slice(value)).replaceAll(/\r?\n/g, String.raw`\n`)}`
}

/** An hour with an offset, which the library drops, as the same one in UTC. */
function inUtc(hour: string): string {
  const instant = Date.parse(hour.replace(/^(....)(..)(..T..)(..)(.*)(..)$/, '$1-$2-$3:$4:$5:$6'))
  return Number.isNaN(instant)
    ? hour
    : new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

const named = /^(?:[A-Z][A-Z\d-]*|X-[\w-]+)[;:]/
const ofText = /^(?:SUMMARY|DESCRIPTION|LOCATION|COMMENT)[;:]/

/** The lines of a calendar as RFC 5545 has them: some programs break those of a text without a sign. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  let isOpen = false
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1) ?? ''
    if (isOpen) lines.splice(-1, 1, `${last.slice(0, -1)}${line}`)
    else if (/^[ \t]/.test(line)) lines.splice(-1, 1, `${last}${line.slice(1)}`)
    else if (ofText.test(last) && !named.test(line)) lines.splice(-1, 1, `${last}\\n${line}`)
    else lines.push(line)
    isOpen = line.endsWith('=') && quotedPrintable.test(lines.at(-1) ?? '')
  }
  return lines.map((line) => {
    const head = line.slice(0, line.indexOf(':') + 1)
    if (quotedPrintable.test(head)) return decoded(line, quotedPrintable, unquoted)
    if (base64.test(head)) return decoded(line, base64, unpacked)
    // A quotation mark in a name, as several writers of calendars escape it, is what RFC 6868 has for it.
    if (/^ORGANIZER;/i.test(head)) return line.replaceAll(String.raw`\"`, "^'")
    return line.replaceAll(/(?<=[:,])\d{8}T\d{6}[+-]\d{4}(?=,|$)/g, inUtc)
  })
}

function calendarOf(text: string): CalendarText {
  const blocks: Block[] = []
  const around: string[] = []
  let open: { kind: Block['kind']; lines: string[] } | null = null
  // What an event has of components of its own, alarms, is none of ours.
  let isInner = false
  const close = (isCut: boolean) => {
    if (open) {
      const { kind, lines } = open
      const all = [`BEGIN:${kind}`, ...lines, `END:${kind}`]
      blocks.push({ kind, text: all.join('\r\n'), isCut })
    }
    open = null
  }
  for (const line of linesOf(text)) {
    const [, sign, name = ''] = edge.exec(line) ?? []
    const kind = kinds.find((one) => one === name.toUpperCase())
    const isBegin = sign?.toUpperCase() === 'BEGIN'
    if (kind === undefined) {
      if (isInner || (sign !== undefined && open?.kind === 'VEVENT'))
        isInner = sign === undefined || isBegin
      else (open?.lines ?? around).push(line)
    } else {
      isInner = false
      close(isBegin)
      if (isBegin) open = { kind, lines: [] }
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
