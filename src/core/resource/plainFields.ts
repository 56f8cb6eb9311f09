import { type Field, flag, text } from './field.ts'
import { flagOf, textOf, type Wire } from './wire.ts'

/** Fields that are read, shown and written as they are: an entry gives the record's type, its decoder and its field. */
export type PlainKinds = Readonly<Record<string, 'text' | 'flag'>>

/** What a record has of them. */
export type PlainValues<Kinds extends PlainKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends 'flag' ? boolean : string
}

/** The names of those of one kind. */
export type PlainName<Kinds extends PlainKinds, Kind extends 'text' | 'flag'> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind ? Name : never
}[keyof Kinds]

export function plainNames<Kinds extends PlainKinds, Kind extends 'text' | 'flag'>(
  kinds: Kinds,
  kind: Kind,
): readonly PlainName<Kinds, Kind>[] {
  // Sound because the names are those of the table's entries of this kind.
  return Object.keys(kinds).filter((name) => kinds[name] === kind) as PlainName<Kinds, Kind>[]
}

/** The values of a record as a service sends it. */
export function plainValues<Kinds extends PlainKinds>(
  kinds: Kinds,
  wire: Wire,
): PlainValues<Kinds> {
  const read = { text: textOf, flag: flagOf }
  const entries = Object.entries(kinds).map(([name, kind]) => [name, read[kind](wire[name])])
  return Object.fromEntries(entries) as PlainValues<Kinds>
}

/**
 * The fields of a record.
 * @param isCarried whether an update must repeat them, for a live service clears what is left out
 */
export function plainFields<R extends PlainValues<Kinds>, Kinds extends PlainKinds>(
  kinds: Kinds,
  isCarried = false,
): { [Name in keyof Kinds]: Field<R, PlainValues<Kinds>[Name]> } {
  const fieldOf = (name: keyof Kinds & string) => {
    const value = (record: R) => record[name]
    const own = isCarried ? { carried: (record: R) => value(record) || undefined } : {}
    return kinds[name] === 'flag'
      ? flag({
          of: (record: R) => value(record) === true,
          ...(isCarried ? { carried: value } : {}),
        })
      : text({ of: (record: R) => String(value(record)), ...own })
  }
  const entries = Object.keys(kinds).map((name) => [name, fieldOf(name)])
  return Object.fromEntries(entries) as {
    [Name in keyof Kinds]: Field<R, PlainValues<Kinds>[Name]>
  }
}

/** A cell of each text, by its name. */
export function plainCells<R extends PlainValues<Kinds>, Kinds extends PlainKinds, Cell>(
  kinds: Kinds,
  cellOf: (text: string) => Cell,
): { [Name in PlainName<Kinds, 'text'>]: (record: R) => Cell } {
  const names = plainNames(kinds, 'text')
  const entries = names.map((name) => [name, (record: R) => cellOf(String(record[name]))])
  return Object.fromEntries(entries) as {
    [Name in PlainName<Kinds, 'text'>]: (record: R) => Cell
  }
}
