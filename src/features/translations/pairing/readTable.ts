import type { Kind, Reader, Value } from './kind.ts'
import { about, type Column, type Listed, type Table } from './table.ts'

/** Records after which others may have the processor. */
const slice = 500

const rising = (one: number, other: number) => one - other

function countsOf(values: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** One column while records are read into it. */
class Filling<R> {
  readonly #read: Reader<R>
  /** of what is said, in the order in which it is met */
  readonly #numbers = new Map<Value, number>()
  readonly #values: number[][]
  readonly #starts: Int32Array[]

  /** @param sizes how many records each language has */
  constructor(read: Reader<R>, sizes: readonly number[]) {
    this.#read = read
    this.#values = sizes.map(() => [])
    this.#starts = sizes.map((size) => new Int32Array(size + 1))
  }

  take(record: R, language: string, place: number, row: number): void {
    const values = this.#values[place] ?? []
    const said = this.#read(record, language)
    if (typeof said === 'object') this.#addAll(values, said)
    else if (said !== '') values.push(this.#numberOf(said))
    const starts = this.#starts[place]
    if (starts !== undefined) starts[row + 1] = values.length
  }

  /** Each value once and rising. */
  #addAll(values: number[], said: readonly Value[]): void {
    let last = -1
    for (const value of said.map((one) => this.#numberOf(one)).sort(rising)) {
      if (value !== last) values.push(value)
      last = value
    }
  }

  #numberOf(value: Value): number {
    const known = this.#numbers.get(value) ?? this.#numbers.size
    if (known === this.#numbers.size) this.#numbers.set(value, known)
    return known
  }

  column(): Column {
    return this.#starts.map((starts, place) => {
      const values = new Int32Array(this.#values[place] ?? [])
      return { values, starts, counts: countsOf(values, this.#numbers.size) }
    })
  }
}

/** Reads records into a table. @param listed in an order of their own: what comes out does not depend on it */
export function* readTable<R extends { readonly id: number }>(
  { columns }: Kind<R>,
  listed: readonly Listed<R>[],
): Generator<number, Table, void> {
  const sizes = listed.map(({ records }) => records.length)
  const fillings = Object.entries(columns).map(
    ([name, read]) => [name, new Filling(read, sizes)] as const,
  )
  for (const [place, { language, records }] of listed.entries())
    for (const [row, record] of records.entries()) {
      for (const [, filling] of fillings) filling.take(record, language, place, row)
      if (row % slice === slice - 1) yield 0
    }
  return {
    languages: listed.map(({ language }) => language),
    ids: listed.map(({ records }) => records.map(({ id }) => id)),
    columns: new Map(fillings.map(([name, filling]) => [name, filling.column()])),
    sizes: sizes.map(about),
  }
}
