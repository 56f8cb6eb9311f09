import { type Figure, machine } from './benchFigures.ts'

const range = ({ median, least, most }: Figure) =>
  least === most ? String(median) : `${median} (${least}–${most})`

/** A limit may follow from what was measured, and then has more figures than anybody reads. */
const shown = (limit?: number) => (limit === undefined ? '' : String(Number(limit.toFixed(1))))

const line = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly string[]) =>
  [line(...head), line(...head.map(() => '---')), ...rows].join('\n')

/** Heads of the two tables: README has them with the same ones. */
export const heads = {
  figures: ['Figure', 'Median (least–most)', 'Limit'],
  errands: ['Errand', 'ms', 'Requests', 'kB', 'Slowest interaction, ms'],
} as const

/** As README takes it over: the machine, a line for each figure, then one for each errand with all of its figures. */
export function tables(figures: readonly Figure[]): string {
  const single = figures.filter(({ errand }) => errand === undefined)
  const errands = new Set(figures.flatMap(({ errand = [] }) => errand))
  return [
    machine(),
    table(
      heads.figures,
      single.map((one) => line(`${one.name}, ${one.unit}`, range(one), shown(one.limit))),
    ),
    table(
      heads.errands,
      [...errands].map((name) =>
        line(name, ...figures.filter(({ errand }) => errand === name).map(range)),
      ),
    ),
  ].join('\n\n')
}
