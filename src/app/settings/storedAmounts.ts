import { forgetFiles, storedFiles } from '../../platform/applicationFiles.ts'
import { forget, type StoreName, storeNames } from '../../platform/entries.ts'
import {
  type Amount,
  storedCounts,
  storedCount,
  noAmount,
  withText,
} from '../../platform/storedCounts.ts'
import { entryNames, inThisTab, onThisDevice, readEntry, writeEntry } from '../../ui/storage.ts'
import { notifyErased } from '../../ui/whenErased.ts'
import { endedEntry } from '../session/endedSignIns.ts'

const entryKinds = [
  'accountTab',
  'accountDevice',
  'settings',
  'correction',
  'columns',
  'hidden',
  'duplicating',
  'pictureWords',
  'views',
  'looks',
  'recent',
  'apart',
] as const

/** The kinds of entry that have words of their own, in the order they are told. */
export const named = ['drafts', ...storeNames, 'queue', ...entryKinds, 'files'] as const

type EntryKind = (typeof entryKinds)[number] | 'other'
type Kind = EntryKind | StoreName | 'drafts' | 'queue' | 'files'

/** What this browser keeps of each kind. */
export type StoredAmounts = Readonly<Record<Kind, Amount>>

const storages = [onThisDevice, inThisTab]

/** All entries but the note of what ended, by which a sleeping tab of an erased sign-in finds out. */
const entriesIn = (storage: () => Storage) =>
  entryNames(storage).filter((name) => name !== endedEntry)

/** Words that stand for another kind. */
const meant: Readonly<Record<string, string>> = {
  scheme: 'settings',
  configuration: 'settings',
  search: 'settings',
  begun: 'looks',
}

/** The kind of an entry is the first word of its name. */
function kindOf(name: string, isInTab: boolean): EntryKind {
  const word = name.split(/[ .:]/)[0] ?? ''
  if (word === 'account') return isInTab ? 'accountTab' : 'accountDevice'
  return entryKinds.find((kind) => kind === (meant[word] ?? word)) ?? 'other'
}

export async function storedAmounts(): Promise<StoredAmounts> {
  return { ...(await storedCounts()), ...entriesHere(), files: await storedFiles() }
}

function entriesHere(): Readonly<Record<EntryKind, Amount>> {
  const none = [...entryKinds, 'other'].map((kind) => [kind, noAmount])
  const kept = Object.fromEntries(none) as Record<EntryKind, Amount>
  for (const storage of storages)
    for (const name of entriesIn(storage)) {
      const kind = kindOf(name, storage === inThisTab)
      kept[kind] = withText(kept[kind], name + readEntry(storage, name))
    }
  return kept
}

/** What says nothing of a person. */
const impersonal: ReadonlySet<EntryKind> = new Set(['settings', 'correction', 'columns'])

/** Whether anything of anybody is kept here, for the next visit. */
export async function hasPersonalData(): Promise<boolean> {
  const counts = await Promise.all(storeNames.map(storedCount))
  const kinds = entriesIn(onThisDevice).map((name) => kindOf(name, false))
  return counts.some(Boolean) || kinds.some((kind) => !impersonal.has(kind))
}

/** Removes all of it: every entry of this application, and no other's. False when the browser did not let us. */
export async function eraseHere(): Promise<boolean> {
  for (const storage of storages)
    for (const name of entriesIn(storage)) writeEntry(storage, name, null)
  notifyErased()
  const areFilesGone = await forgetFiles()
  const amounts = Object.values(await storedCounts())
  if (amounts.every(({ count }) => count === 0)) return areFilesGone
  const erased = await Promise.all(storeNames.map((name) => forget(name, 'all')))
  return areFilesGone && erased.every(Boolean)
}
