import { forgetUnkept } from '../../collection/history/keepEntry.ts'
import { forget, keptCounts, type StoreName, storeNames } from '../../device/kept.ts'
import { entryNames, inThisTab, onThisDevice, writeEntry } from '../../ui/storage.ts'

/** The kinds of entry that have words of their own, in the order they are told. */
export const named = [
  ...storeNames,
  'accountTab',
  'accountDevice',
  'settings',
  'correction',
  'columns',
  'hidden',
  'duplicating',
  'views',
  'looks',
  'recent',
] as const

type Kind = (typeof named)[number] | 'other'
type EntryKind = Exclude<Kind, StoreName>

/** What this browser keeps, counted by kind. */
export type KeptHere = Readonly<Record<Kind, number>>

const storages = [onThisDevice, inThisTab]

/** The kind of an entry is the first word of its name. */
const kindOfWord: Readonly<Record<string, EntryKind>> = {
  correction: 'correction',
  settings: 'settings',
  scheme: 'settings',
  columns: 'columns',
  hidden: 'hidden',
  duplicating: 'duplicating',
  views: 'views',
  looks: 'looks',
  begun: 'looks',
  recent: 'recent',
  search: 'settings',
}

function kindOf(name: string, isInTab: boolean): EntryKind {
  const word = name.split(/[ .:]/)[0] ?? ''
  if (word === 'account') return isInTab ? 'accountTab' : 'accountDevice'
  return kindOfWord[word] ?? 'other'
}

export async function keptHere(): Promise<KeptHere> {
  return { ...(await keptCounts()), ...entriesHere() }
}

function entriesHere(): Readonly<Record<EntryKind, number>> {
  const kept = {
    accountTab: 0,
    accountDevice: 0,
    settings: 0,
    correction: 0,
    columns: 0,
    hidden: 0,
    duplicating: 0,
    views: 0,
    looks: 0,
    recent: 0,
    other: 0,
  }
  for (const storage of storages)
    for (const name of entryNames(storage)) kept[kindOf(name, storage === inThisTab)] += 1
  return kept
}

/** Removes all of it: every entry of this application, and no other's. False when the browser did not let us. */
export async function eraseHere(): Promise<boolean> {
  for (const storage of storages)
    for (const name of entryNames(storage)) writeEntry(storage, name, null)
  forgetUnkept()
  const counts = Object.values(await keptCounts())
  if (counts.every((count) => count === 0)) return true
  const erased = await Promise.all(storeNames.map((name) => forget(name, 'all')))
  return erased.every(Boolean)
}
