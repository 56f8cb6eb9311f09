import type { RawAnswer } from '../../service/raw.ts'

/** Headers that say something of an answer of this kind of service (contract.md §1, §1.2, §5.8). */
const told = new Set([
  'allow',
  'cache-control',
  'content-language',
  'content-type',
  'link',
  'location',
  'retry-after',
  'x-tec-total',
  'x-tec-totalpages',
  'x-wp-total',
  'x-wp-totalpages',
])

export function toldHeaders(headers: RawAnswer['headers']): RawAnswer['headers'] {
  return headers.filter(([name]) => told.has(name.toLowerCase()))
}

/** Characters that a page draws without stalling. */
const most = 100_000

function pretty(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return null
  }
}

/** The body for reading: JSON on lines of its own, anything else as it came; `left` characters at the end are not shown. */
export function bodyOf(text: string): { text: string; isJson: boolean; left: number } {
  const json = pretty(text)
  const whole = json ?? text
  return {
    text: whole.slice(0, most),
    isJson: json !== null,
    left: Math.max(0, whole.length - most),
  }
}
