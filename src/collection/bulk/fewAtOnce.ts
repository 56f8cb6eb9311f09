import { bulkRun } from './bulkRun.ts'

/**
 * The outcomes of a task over many items, a few at once, in the order of the items.
 * @throws the first refusal; what was not begun by then never is
 */
export async function fewAtOnce<Item, Outcome>(
  items: readonly Item[],
  task: (item: Item) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const perform = async (item: Item) => {
    try {
      return { outcome: await task(item) }
    } catch (error) {
      run.cancel()
      return { error }
    }
  }
  const run = bulkRun({ items, perform })
  const { outcomes } = await run.over
  return outcomes.flatMap((done) => {
    if (done !== undefined && 'error' in done) throw done.error
    return done === undefined ? [] : [done.outcome]
  })
}
