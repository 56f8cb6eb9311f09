let onTheWay = 0

/** Whether a change of many has something on its way: what can wait leaves the service to it. */
export const isAnyUnderWay = () => onTheWay > 0

/** The same work on one of many, known to be on its way. */
export function counted<Item, Outcome>(
  perform: (item: Item) => Promise<Outcome>,
): (item: Item) => Promise<Outcome> {
  return async (item) => {
    onTheWay += 1
    try {
      return await perform(item)
    } finally {
      onTheWay -= 1
    }
  }
}
