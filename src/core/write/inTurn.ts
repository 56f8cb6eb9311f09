const ends = new Map<string, Promise<unknown>>()

/**
 * Does a task after every earlier one of the same name: two saves of one record from one page
 * would each repeat what the other had not yet changed.
 */
export async function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  const turn = (ends.get(name) ?? Promise.resolve()).then(task)
  const end = turn.catch(() => null)
  ends.set(name, end)
  try {
    return await turn
  } finally {
    if (ends.get(name) === end) ends.delete(name)
  }
}
