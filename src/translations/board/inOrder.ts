import type { BoardRow } from '../state/boardRow.ts'

/** Events by start, soonest first; everything else by its name in the language one works in, else in the source's. */
export function inOrder(rows: readonly BoardRow[], language: string): readonly BoardRow[] {
  const { compare } = new Intl.Collator(language)
  const keyed = rows.map((row) => {
    const { texts } = row.cells[language]?.version ?? row.source
    return { row, start: row.source.start_date, name: texts.title }
  })
  keyed.sort((one, other) =>
    one.start === other.start ? compare(one.name, other.name) : one.start < other.start ? -1 : 1,
  )
  return keyed.map(({ row }) => row)
}
