import * as fc from 'fast-check'

/** Says of whatever is drawn that it holds. */
export function forAll<T extends [unknown, ...unknown[]]>(
  drawn: { [K in keyof T]: fc.Arbitrary<T[K]> },
  holds: (...values: T) => Promise<boolean | void> | boolean | void,
  parameters: fc.Parameters<T> = {},
): Promise<void> {
  const property = fc.asyncProperty<T>(...drawn, async (...values) => await holds(...values))
  return fc.assert(property, parameters)
}
