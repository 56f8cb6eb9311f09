import type { Reader, Value } from './kind.ts'
import type { Cells, Column } from './table.ts'

/** Numbers of what is said in a column, in the order in which it is met; they stay when a table is read again. */
export type Numbers = Map<Value, number>

function numberOf(numbers: Numbers, value: Value): number {
  const known = numbers.get(value)
  if (known !== undefined) return known
  numbers.set(value, numbers.size)
  return numbers.size - 1
}

const rising = (one: number, other: number) => one - other

/** Adds what a record says, each value once and rising. */
function addTo(values: number[], said: readonly Value[], numbers: Numbers): void {
  if (said.length < 2) {
    for (const value of said) values.push(numberOf(numbers, value))
    return
  }
  const own = said.map((value) => numberOf(numbers, value)).sort(rising)
  let last = -1
  for (const value of own) {
    if (value !== last) values.push(value)
    last = value
  }
}

function countsOf(values: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** One column while records are read into it. */
export class Filling<R> {
  readonly #read: Reader<R>
  readonly #numbers: Numbers
  readonly #values: number[][]
  readonly #starts: Int32Array[]

  /** @param sizes how many records each language has */
  constructor(read: Reader<R>, numbers: Numbers, sizes: readonly number[]) {
    this.#read = read
    this.#numbers = numbers
    this.#values = sizes.map(() => [])
    this.#starts = sizes.map((size) => new Int32Array(size + 1))
  }

  take(record: R, language: string, place: number, row: number): void {
    const values = this.#values[place] ?? []
    const said = this.#read(record, language)
    if (typeof said === 'object') addTo(values, said, this.#numbers)
    else if (said !== '') values.push(numberOf(this.#numbers, said))
    this.#end(place, row, values)
  }

  /** Takes what another row says that was read with the same numbers. */
  copy(cells: Cells, from: number, place: number, row: number): void {
    const values = this.#values[place] ?? []
    for (let at = cells.starts[from] ?? 0; at < (cells.starts[from + 1] ?? 0); at += 1)
      values.push(cells.values[at] ?? 0)
    this.#end(place, row, values)
  }

  #end(place: number, row: number, values: readonly number[]): void {
    const starts = this.#starts[place]
    if (starts !== undefined) starts[row + 1] = values.length
  }

  column(): Column {
    return this.#starts.map((starts, place) => {
      const values = new Int32Array(this.#values[place] ?? [])
      return { values, starts, counts: countsOf(values, this.#numbers.size) }
    })
  }
}
