import * as z from 'zod/mini'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { fingerprint } from '../../../translations/exchange/fingerprint.ts'
import { storedEntries } from '../../../../ui/storedEntries.ts'
import { guessedMapping, type Mapping } from './mapping.ts'
import { targetsOf } from './targets.ts'

/** By the field, the name of its column. */
const named = z.record(z.string(), z.string())

function read(text: string | null): z.infer<typeof named> | null {
  try {
    return named.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

const family = 'columns.imported.'

const entries = storedEntries({
  family,
  read,
  write: (mapping) => mapping && JSON.stringify(mapping),
})

const entryName = (of: CollectionName, names: readonly string[]) =>
  `${family}${of}.${fingerprint(names.join('|'))}`

/** The columns as they were chosen for a file with these names, else as they seem to be. */
export function mappingFor(of: CollectionName, names: readonly string[]): Mapping {
  const kept = entries.valueOf(entryName(of, names))
  if (kept === null) return guessedMapping(of, names)
  const found = targetsOf(of).flatMap((target) => {
    const column = names.indexOf(kept[target] ?? '')
    return column < 0 ? [] : [[target, column] as const]
  })
  return Object.fromEntries(found)
}

/** Remembers a choice for the next file with these names. */
export function keepMapping(of: CollectionName, names: readonly string[], mapping: Mapping): void {
  const chosen = Object.entries(mapping).flatMap(([target, column]) => {
    const name = column === undefined ? undefined : names[column]
    return name === undefined ? [] : [[target, name] as const]
  })
  entries.keep(entryName(of, names), Object.fromEntries(chosen))
}
