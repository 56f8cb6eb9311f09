/** How many texts stand beside each other. */
export type Room = 'all' | 'two' | 'one'

/**
 * The languages whose texts are drawn: where there is room all, the source first; else the chosen one, beside the
 * source where two have room.
 */
export function shownLanguages<L extends string>(
  all: readonly L[],
  source: L,
  chosen: L,
  room: Room,
): readonly L[] {
  const others = all.filter((language) => language !== source)
  if (room === 'all') return [source, ...others]
  if (room === 'one') return [all.includes(chosen) ? chosen : source]
  return [source, ...others.filter((language) => language === chosen)]
}
