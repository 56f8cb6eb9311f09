/** What PHP's `empty` holds for empty: it is why the title `"0"` is refused (contract.md §3.2). */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === '0' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** What PHP's `filter_var` takes for true, as a text or a boolean. */
export const isTruthy = (value: unknown): boolean =>
  ['1', 'true', 'yes', 'on'].includes(String(value).toLowerCase())

/** A list given as JSON array, repeated `k[]`, or comma-separated text; empty entries fall away. */
export const listOf = (value: unknown): string[] => {
  const entries = Array.isArray(value)
    ? value
    : value === undefined || value === null
      ? []
      : [value]
  return entries
    .flatMap((entry: unknown) => (typeof entry === 'string' ? entry.split(',') : [String(entry)]))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

const digits = /^[0-9]+$/

export const isDigits = (text: string): boolean => digits.test(text)

/** A whole number above 0, as number or text. */
export const positiveOf = (value: unknown): number | null => {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const number = isDigits(text) ? Number(text) : 0
  return number > 0 && Number.isSafeInteger(number) ? number : null
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
