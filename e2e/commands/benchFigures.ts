import { cpus } from 'node:os'

/** A figure over all rounds, in its unit. */
export interface Figure {
  name: string
  unit: string
  median: number
  least: number
  most: number
  limit?: number
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

const round = (value: number) => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value))

/** @param unit of the values; ms where nothing else is said */
export function figure(
  name: string,
  values: readonly number[],
  limit?: number,
  unit = 'ms',
): Figure {
  return {
    name,
    unit,
    median: round(middle(values)),
    least: round(Math.min(...values)),
    most: round(Math.max(...values)),
    ...(limit === undefined ? {} : { limit }),
  }
}

/** What it was measured on: times mean nothing without. */
export const machine = (): string =>
  `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}`

/** As a table that README can take over. */
export function print(figures: readonly Figure[]): void {
  console.log(`${machine()}\n`)
  console.log('| figure | median | least | most | limit |\n|---|---|---|---|---|')
  for (const { name, unit, median, least, most, limit = '–' } of figures)
    console.log(`| ${name}, ${unit} | ${median} | ${least} | ${most} | ${limit} |`)
}

/** A median beyond its limit fails the command, as a budget would. */
export function judge(figures: readonly Figure[]): void {
  const over = figures.filter(({ median, limit }) => limit !== undefined && !(median <= limit))
  for (const { name, unit, median, limit } of over)
    console.log(`OVER ${name}: ${median} ${unit}, at most ${limit}`)
  if (over.length > 0) process.exitCode = 1
}
