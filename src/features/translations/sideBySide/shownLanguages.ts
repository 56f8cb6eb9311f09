/** How many texts stand beside each other. */
export type VisibleColumns = 'all' | 'two' | 'one'

/**
 * The languages whose texts are drawn: where there is room all, the source first; else the chosen one, beside the
 * source where two have room; there the source itself is never what is chosen to stand beside it.
 */
export function shownLanguages<L extends string>(
  all: readonly L[],
  source: L,
  chosen: L,
  room: VisibleColumns,
): readonly L[] {
  const others = all.filter((language) => language !== source)
  if (room === 'all') return [source, ...others]
  if (room === 'one') return [all.includes(chosen) ? chosen : source]
  const other = others.includes(chosen) ? chosen : others[0]
  return other === undefined ? [source] : [source, other]
}
