import { cpus } from 'node:os'

/** A figure over all rounds, in its unit. */
export interface Figure {
  name: string
  unit: string
  median: number
  least: number
  most: number
  limit?: number
  /** The errand of which it is one of the figures: time, requests, bytes, slowest interaction, in this order. */
  errand?: string
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

/** A median beyond its limit fails the command, as a budget would. */
export function judge(figures: readonly Figure[]): void {
  const over = figures.filter(({ median, limit }) => limit !== undefined && !(median <= limit))
  for (const { name, unit, median, limit } of over)
    console.log(`OVER ${name}: ${median} ${unit}, at most ${limit}`)
  if (over.length > 0) process.exitCode = 1
}
