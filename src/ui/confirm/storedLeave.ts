const keepers = new Set<() => Promise<boolean>>()

/** What is typed is on the device, and the page is about to be loaded anew. */
let isKept = false

/** Keeps on the device what is typed in an open form, when asked; false where there is no room. @returns takes that back */
export function storeBeforeLeaving(keep: () => Promise<boolean>): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

const typed = new Set<() => boolean>()

/** Something is typed and not saved; `isOnDevice` says whether the device keeps it. @returns takes that back */
export function noteTyped(isOnDevice: () => boolean): () => void {
  typed.add(isOnDevice)
  return () => typed.delete(isOnDevice)
}

/** Whether the page holds something typed that waits on the device for whoever returns. */
export const isTypedStored = (): boolean => [...typed].some((isOnDevice) => isOnDevice())

/** Whether the page is left with everything that was typed on the device: no reason to ask then. */
export function isLeavingStored(): boolean {
  return isKept
}

/**
 * Loads the page anew, with what is typed kept first: the form offers it. Where the device has no room, or something
 * else is at stake, the browser asks before it does.
 */
export async function reloadStored(): Promise<void> {
  const kept = await Promise.all([...keepers].map((keep) => keep()))
  isKept = kept.every(Boolean)
  // After the one that asks: whoever stays is asked again the next time.
  const asked = () => {
    isKept = false
  }
  addEventListener('beforeunload', asked, { once: true })
  location.reload()
}
