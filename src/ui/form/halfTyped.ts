// Signs of no script (Unicode, private use): nobody types them into a box of another kind.

/** Begins what a date field holds while its text is no date; what is typed follows, once that is known. */
export const unreadable = '\uE010'

/** Begins what a date field holds while only part of it is filled in; what is typed follows. */
export const unfinished = '\uE011'

/** Whether a box holds a date that is none yet. */
export function isHalfTyped(value: unknown): value is string {
  return typeof value === 'string' && (value.startsWith(unreadable) || value.startsWith(unfinished))
}

/** What was typed of such a date, `12/…`; `''` of every other value, and where it is not known. */
export function halfTypedText(value: unknown): string {
  return isHalfTyped(value) ? value.slice(1) : ''
}

/** A part of a date field, such as its month. */
interface Part {
  readonly value: string
  readonly startSeparator: string
  readonly endSeparator: string
}

/** The parts as a text in which dots stand for those that are empty; `''` when all are. */
export function textOfParts(parts: readonly Part[]): string {
  if (parts.every(({ value }) => value === '')) return ''
  const text = parts.map((part) => part.startSeparator + (part.value || '…') + part.endSeparator)
  return text.join('').replace(/…[\s/:…]*$/, '…')
}
