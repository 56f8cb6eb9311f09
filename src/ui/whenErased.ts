/** To be called when all that this device keeps is erased: browsers tell that to other tabs alone. */
export function tellErased(): void {
  window.dispatchEvent(new StorageEvent('storage'))
}

/** Forgets what a page remembers beside what this device keeps, when that is erased. */
export function whenErased(forget: () => void): void {
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === null) forget()
  })
}
