/** Everything this application keeps in a browser's storage carries this prefix: a site may share its origin. */
export const storagePrefix = 'agenda.'

/** Reads one entry; null when there is none or storage is closed to us (private windows, policies). */
export function readEntry(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(storagePrefix + name)
  } catch {
    return null
  }
}

/** What one entry holds as JSON; null when there is none, or it is no JSON. */
export function readJson(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(readEntry(storage, name) ?? 'null')
  } catch {
    return null
  }
}

/** Writes one entry, or removes it for null. False when the browser refused to keep it. */
export function writeEntry(storage: () => Storage, name: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(storagePrefix + name)
    else storage().setItem(storagePrefix + name, value)
    return true
  } catch {
    return false
  }
}

/** Names (without the prefix) of all that is kept here. */
export function entryNames(storage: () => Storage): string[] {
  try {
    return Object.keys(storage())
      .filter((key) => key.startsWith(storagePrefix))
      .map((key) => key.slice(storagePrefix.length))
  } catch {
    return []
  }
}

export const onThisDevice = (): Storage => localStorage
export const inThisTab = (): Storage => sessionStorage
