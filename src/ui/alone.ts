/**
 * Does a task while no other tab does one of the same name; false where one does. Without locks, as in pages that
 * are not secure, every tab is taken for the only one.
 */
export async function alone(name: string, task: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await task()
    return true
  }
  return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await task()
    return lock !== null
  })
}
