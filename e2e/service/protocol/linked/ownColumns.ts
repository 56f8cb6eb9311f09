import type { Call } from '../handlers.ts'
import { storedWebsite, writtenText } from '../posts/columns.ts'
import type { Columns } from '../posts/post.ts'

/** The columns that a call names among these; null where the interface takes it as no value. */
export const namedColumns = (call: Call, names: readonly string[]): Columns =>
  Object.fromEntries(
    names
      .filter((name) => call.given.has(name))
      .map((name) => {
        const value = call.arguments[name] ?? null
        if (value === null) return [name, null]
        const text = writtenText(call, value)
        return [name, name === 'website' ? storedWebsite(call, text) : text]
      }),
  )
