import type { Row } from '../store/rows.ts'

/** The same records over and over, each with a number of its own in name and slug, until there are `most`. */
export const crowdOf = (rows: readonly Row[], firstId: number, most: number): Row[] =>
  Array.from({ length: Math.max(0, most - rows.length) }, (_, at) => {
    const model = rows[at % rows.length]
    const turn = 2 + Math.floor(at / rows.length)
    const named = {
      title: `${String(model?.['title'])} ${turn}`,
      slug: `${String(model?.['slug'])}-${turn}`,
    }
    return Object.assign({}, model, named, { id: firstId + at })
  })

/** The first id that none of these has. */
export const idAfter = (rows: readonly Row[]): number =>
  rows.reduce((most, { id }) => Math.max(most, Number(id ?? 0)), 0) + 1
