import type { CollectionName } from '../../../collection/collection.ts'
import { calendarColumns } from '../../in/calendar/calendarColumns.ts'
import { columnWords, plainName } from './columnWords.ts'
import { targetsOf } from './targets.ts'

/** By the field, the place of its column in the file; what is left out has none. */
export type Mapping = Readonly<Partial<Record<string, number>>>

interface Guess {
  readonly target: string
  readonly column: number
  /** less is surer */
  readonly distance: number
}

/** What any record may be called by: the field of its name, and no other. */
const ofItsName: ReadonlySet<string> = new Set(['nom', 'nombre', 'name'])

const ofCalendars: ReadonlyMap<string, string> = new Map(Object.entries(calendarColumns))

/** How far the name of a column is from those of a field; null for another one. */
function distanceOf(target: string, name: string, isName: boolean): number | null {
  if (ofCalendars.get(target) === name) return 0
  const plain = plainName(name)
  if (ofItsName.has(plain)) return isName ? 1 : null
  const at = (columnWords[target] ?? []).indexOf(plain)
  if (name === target) return 0
  if (at >= 0) return 1 + at
  // «Lloc / sala», «Preu (€)»: one of its words is enough where nothing fits better.
  const words = plain.split(' ')
  const within = (columnWords[target] ?? []).findIndex((word) => words.includes(word))
  return words.length > 1 && within >= 0 ? 100 + within : null
}

/** The columns that a file seems to have, each taken once: the surest first. */
export function guessedMapping(of: CollectionName, names: readonly string[]): Mapping {
  const guesses = targetsOf(of)
    .flatMap((target, place) =>
      names.flatMap((name, column): Guess[] => {
        const distance = distanceOf(target, name, place === 0)
        return distance === null ? [] : [{ target, column, distance }]
      }),
    )
    .toSorted((one, other) => one.distance - other.distance)
  const mapping: Record<string, number> = {}
  const taken = new Set<number>()
  for (const { target, column } of guesses) {
    if (mapping[target] !== undefined || taken.has(column)) continue
    mapping[target] = column
    taken.add(column)
  }
  return mapping
}
