import { onThisDevice, storagePrefix, writeEntry } from './storage.ts'

/** An entry that comes and goes: other tabs hear of entries by their names. */
const sign = 'erased'

/** This page forgets what it remembers beside what this device keeps. */
export function forgetInPage(): void {
  window.dispatchEvent(new StorageEvent('storage'))
}

/** To be called when all that this device keeps is erased: this page and other tabs forget what they remember of it. */
export function notifyErased(): void {
  forgetInPage()
  for (const text of [sign, null]) writeEntry(onThisDevice, sign, text)
}

/** Forgets what a page remembers beside what this device keeps, when that is erased. */
export function whenErased(forget: () => void): void {
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === null || key === storagePrefix + sign) forget()
  })
}
