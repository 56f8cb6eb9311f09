/** A service of this kind shares its machine with the website. */
export const usuallyAtOnce = 4

/**
 * The outcomes of a task over many items, a few at once, in the order of the items.
 * @throws the first error; what was not begun by then never is
 */
export async function fewAtOnce<Item, Outcome>(
  items: readonly Item[],
  task: (item: Item) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = items.entries()
  let hasFailed = false
  const work = async () => {
    for (const [at, item] of waiting) {
      if (hasFailed) return
      outcomes[at] = await task(item)
    }
  }
  const failing = (error: unknown) => {
    hasFailed = true
    throw error
  }
  await Promise.all(Array.from({ length: usuallyAtOnce }, () => work().catch(failing)))
  return outcomes
}
