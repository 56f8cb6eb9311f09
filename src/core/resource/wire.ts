import { isObject } from '../../api/isObject.ts'
import { decodeEntities } from './plainText.ts'

/**
 * Readers of what a service sends.
 * Interface silent: the fields of returned records are not specified. They are read as live services send them
 * (contract.md §1), and a value that is missing or of another type counts as empty.
 */

/** The one thing a decoder throws: the answer is no record of this kind. */
export class DecodingError extends Error {
  readonly where: string

  constructor(where: string) {
    super(`unreadable ${where}`)
    this.name = 'DecodingError'
    this.where = where
  }
}

export type Wire = Readonly<Record<string, unknown>>

/** @throws DecodingError */
export function objectOf(value: unknown, where: string): Wire {
  if (isObject(value)) return value
  throw new DecodingError(where)
}

/** An integer, also written as digits (`author: "2"`); null for anything else. */
export function integerOf(value: unknown): number | null {
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value)
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

/** @throws DecodingError where there is no positive integer */
export function idOf(wire: Wire, where: string): number {
  const id = integerOf(wire.id)
  if (id === null || id <= 0) throw new DecodingError(`${where}.id`)
  return id
}

/** Text; `''` for what is absent, `false`, null or no text at all. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** An address of the web; `''` for anything else, since what it says becomes a link. */
export function webAddressOf(value: unknown): string {
  const address = decodeEntities(textOf(value))
  return /^https?:\/\//i.test(address) ? address : ''
}

/** Where a picture is, on the web or on the site itself; `''` for what carries it along (`data:`) or is none. */
export function pictureAddressOf(value: unknown): string {
  const address = textOf(value)
  return /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(address) ? '' : address
}

/** A fact that may be written as true, 1, "1" or "true". */
export function flagOf(value: unknown): boolean {
  if (typeof value === 'string') return ['1', 'true', 'yes', 'on'].includes(value.toLowerCase())
  return value === true || value === 1
}

/** A list; an object of numbered members (PHP) counts as one, anything else is empty. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : []
}

const zeroDate = '0000-00-00 00:00:00'

/** `YYYY-MM-DD HH:MM:SS`, or `''`: drafts have zeros (contract.md §1.1). The frame is the field's. */
export function dateTimeOf(value: unknown): string {
  const text = textOf(value).replace('T', ' ').slice(0, 19)
  return text === zeroDate ? '' : text
}

/** The members that can be read; what cannot be read is left out. */
export function readable<T>(values: readonly unknown[], read: (value: unknown) => T): T[] {
  return values.flatMap((value) => {
    try {
      return [read(value)]
    } catch (error) {
      if (error instanceof DecodingError) return []
      throw error
    }
  })
}
