import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figure, machine } from './benchFigures.ts'
import { heads, tables } from './benchTables.ts'

const cost = (errand: string, unit: string, ...values: number[]) => ({
  ...figure(unit, values, undefined, unit),
  errand,
})

test('single figures and errands are two tables, with medians and ranges, under the machine', () => {
  const figures = [
    figure('list to form, warm', [40, 36, 52], 100),
    cost('open an event', 'ms', 150, 140, 190),
    cost('open an event', 'requests', 25, 25, 25),
    figure('memory after a hundred', [12.4], 13.2863764, 'MB'),
    cost('search', 'ms', 400, 380, 420),
  ]
  expect(tables(figures).split('\n')).toEqual([
    machine(),
    '',
    '| Figure | Median (least–most) | Limit |',
    '| --- | --- | --- |',
    '| list to form, warm, ms | 40 (36–52) | 100 |',
    '| memory after a hundred, MB | 12 | 13.3 |',
    '',
    '| Errand | ms | Requests | kB | Slowest interaction, ms |',
    '| --- | --- | --- | --- | --- |',
    '| open an event | 150 (140–190) | 25 |',
    '| search | 400 (380–420) |',
  ])
})

test('the document of benchmarks has the same columns', () => {
  const rows = readFileSync('.github/BENCHMARKS.md', 'utf8')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
  for (const head of Object.values(heads)) expect(rows).toContainEqual(['', ...head, ''])
})
