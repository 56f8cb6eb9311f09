import { forgetFiles, keptFiles } from '../../platform/applicationFiles.ts'
import { forget, type StoreName, storeNames } from '../../platform/kept.ts'
import {
  type Amount,
  keptAmounts,
  keptCount,
  nothingKept,
  withText,
} from '../../platform/keptAmounts.ts'
import { entryNames, inThisTab, onThisDevice, readEntry, writeEntry } from '../../ui/storage.ts'
import { tellErased } from '../../ui/whenErased.ts'
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
export const named = [...storeNames, 'queue', ...entryKinds, 'files'] as const

type EntryKind = (typeof entryKinds)[number] | 'other'
type Kind = EntryKind | StoreName | 'queue' | 'files'

/** What this browser keeps of each kind. */
export type KeptHere = Readonly<Record<Kind, Amount>>

const storages = [onThisDevice, inThisTab]

/** All entries but the note of what ended, by which a sleeping tab of an erased sign-in finds out. */
const entriesIn = (storage: () => Storage) =>
  entryNames(storage).filter((name) => name !== endedEntry)

/** Words that stand for another kind. */
const meant: Readonly<Record<string, string>> = {
  scheme: 'settings',
  search: 'settings',
  begun: 'looks',
}

/** The kind of an entry is the first word of its name. */
function kindOf(name: string, isInTab: boolean): EntryKind {
  const word = name.split(/[ .:]/)[0] ?? ''
  if (word === 'account') return isInTab ? 'accountTab' : 'accountDevice'
  return entryKinds.find((kind) => kind === (meant[word] ?? word)) ?? 'other'
}

export async function keptHere(): Promise<KeptHere> {
  return { ...(await keptAmounts()), ...entriesHere(), files: await keptFiles() }
}

function entriesHere(): Readonly<Record<EntryKind, Amount>> {
  const none = [...entryKinds, 'other'].map((kind) => [kind, nothingKept])
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
  const counts = await Promise.all(storeNames.map(keptCount))
  const kinds = entriesIn(onThisDevice).map((name) => kindOf(name, false))
  return counts.some(Boolean) || kinds.some((kind) => !impersonal.has(kind))
}

/** Removes all of it: every entry of this application, and no other's. False when the browser did not let us. */
export async function eraseHere(): Promise<boolean> {
  for (const storage of storages)
    for (const name of entriesIn(storage)) writeEntry(storage, name, null)
  tellErased()
  const areFilesGone = await forgetFiles()
  const amounts = Object.values(await keptAmounts())
  if (amounts.every(({ count }) => count === 0)) return areFilesGone
  const erased = await Promise.all(storeNames.map((name) => forget(name, 'all')))
  return areFilesGone && erased.every(Boolean)
}
