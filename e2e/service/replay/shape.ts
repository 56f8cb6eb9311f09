/** What kind of value stands at a place of a JSON text: key names and types, no values. */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape }

const nameOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** Shapes of which no two are alike. */
const distinct = (shapes: readonly Shape[]): Shape[] => [
  ...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values(),
]

/** The shape of a JSON value. A list shows each kind of its items once, in the order they came. */
export const shapeOf = (value: unknown): Shape => {
  if (Array.isArray(value)) return distinct(value.map(shapeOf))
  if (typeof value !== 'object' || value === null) return nameOf(value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

const isList = (shape: Shape | undefined): shape is readonly Shape[] => Array.isArray(shape)
const isRecord = (shape: Shape | undefined): shape is Record<string, Shape> =>
  typeof shape === 'object' && !Array.isArray(shape)

const listDifferences = (
  recorded: readonly Shape[],
  found: readonly Shape[],
  place: string,
): string[] => {
  if ((recorded.length === 0) !== (found.length === 0))
    return [`${place}: ${found.length === 0 ? 'empty' : 'not empty'}`]
  return found.flatMap((item) => {
    const attempts = recorded.map((candidate) => differences(candidate, item, `${place}[]`))
    return attempts.sort((one, other) => one.length - other.length)[0] ?? []
  })
}

/**
 * Where a found shape departs from a recorded one, in words; the order of keys does not count.
 * Each item of a found list has to be like one of the recorded items.
 */
export const differences = (recorded: Shape, found: Shape, place = 'body'): string[] => {
  if (isList(recorded) && isList(found)) return listDifferences(recorded, found, place)
  if (!isRecord(recorded) || !isRecord(found))
    return JSON.stringify(recorded) === JSON.stringify(found)
      ? []
      : [`${place}: ${JSON.stringify(found)} instead of ${JSON.stringify(recorded)}`.slice(0, 300)]
  const names = new Set([...Object.keys(recorded), ...Object.keys(found)])
  return [...names].flatMap((name) => {
    const [before, now] = [recorded[name], found[name]]
    if (before === undefined) return [`${place}.${name}: too much`]
    if (now === undefined) return [`${place}.${name}: missing`]
    return differences(before, now, `${place}.${name}`)
  })
}
