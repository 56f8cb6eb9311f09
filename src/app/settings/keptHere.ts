import { entryNames, inThisTab, onThisDevice, writeEntry } from '../../ui/storage.ts'

/** What this browser keeps, counted by kind. The kind of an entry is the first word of its name. */
export interface KeptHere {
  readonly account: number
  readonly correction: number
  readonly settings: number
  readonly other: number
}

const storages = [onThisDevice, inThisTab]
const kindOfWord: Readonly<Record<string, keyof KeptHere>> = {
  account: 'account',
  correction: 'correction',
  settings: 'settings',
  scheme: 'settings',
}

export function keptHere(): KeptHere {
  const kept = { account: 0, correction: 0, settings: 0, other: 0 }
  for (const name of storages.flatMap(entryNames)) {
    kept[kindOfWord[name.split(/[ .:]/)[0] ?? ''] ?? 'other'] += 1
  }
  return kept
}

/** Removes all of it: every entry of this application, and no other's. */
export function eraseHere(): void {
  for (const storage of storages)
    for (const name of entryNames(storage)) writeEntry(storage, name, null)
}
