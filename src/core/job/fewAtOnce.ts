import { InFlight } from '../../api/inFlight.ts'

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
  const gate = new InFlight(usuallyAtOnce)
  const stopping = new AbortController()
  try {
    return await Promise.all(items.map((item) => gate.run(() => task(item), stopping.signal)))
  } catch (error) {
    stopping.abort()
    throw error
  }
}
