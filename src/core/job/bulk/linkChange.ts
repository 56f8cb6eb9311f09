/** How links of many records are changed: some put beside those that are there, taken away, or in their place. */
export const linkWays = ['add', 'remove', 'replace'] as const
export type LinkWay = (typeof linkWays)[number]

/** The links of a record after the change, in their order: those that were there first. */
export function linksAfter(
  before: readonly number[],
  way: LinkWay,
  chosen: readonly number[],
): readonly number[] {
  if (way === 'replace') return [...new Set(chosen)]
  if (way === 'remove') return before.filter((id) => !chosen.includes(id))
  return [...new Set([...before, ...chosen])]
}
