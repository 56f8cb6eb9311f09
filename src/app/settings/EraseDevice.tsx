import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { topics, watchStore, forget, type StoreName, storeNames } from '../../platform/entries.ts'
import { formatBytes, formatList } from '../../i18n/formats.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { reloadSettings } from '../../ui/settings.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { forgetFiles, storedFiles } from '../../platform/applicationFiles.ts'
import {
  type Amount,
  storedCounts,
  storedCount,
  noAmount,
  withText,
} from '../../platform/storedCounts.ts'
import { entryNames, inThisTab, onThisDevice, readEntry, writeEntry } from '../../ui/storage.ts'
import { notifyErased } from '../../ui/whenErased.ts'
import { endedEntry } from '../session/storedAccount.ts'

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
const named = ['drafts', ...storeNames, 'queue', ...entryKinds, 'files'] as const

type EntryKind = (typeof entryKinds)[number] | 'other'
type Kind = EntryKind | StoreName | 'drafts' | 'queue' | 'files'

/** What this browser keeps of each kind. */
type StoredAmounts = Readonly<Record<Kind, Amount>>

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

async function storedAmounts(): Promise<StoredAmounts> {
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
async function hasPersonalData(): Promise<boolean> {
  const counts = await Promise.all(storeNames.map(storedCount))
  const kinds = entriesIn(onThisDevice).map((name) => kindOf(name, false))
  return counts.some(Boolean) || kinds.some((kind) => !impersonal.has(kind))
}

/** Removes all of it: every entry of this application, and no other's. False when the browser did not let us. */
async function eraseHere(): Promise<boolean> {
  for (const storage of storages)
    for (const name of entriesIn(storage)) writeEntry(storage, name, null)
  notifyErased()
  const areFilesGone = await forgetFiles()
  const amounts = Object.values(await storedCounts())
  if (amounts.every(({ count }) => count === 0)) return areFilesGone
  const erased = await Promise.all(storeNames.map((name) => forget(name, 'all')))
  return areFilesGone && erased.every(Boolean)
}

/** What a person has begun, and is nowhere but here. */
const unsent = ['drafts', 'queue', 'pictureWords', 'imports', 'duplicating'] as const

/** Names what is kept in this browser, and removes it when asked twice. */
export function EraseDevice() {
  const { t, i18n } = useTranslation('settings')
  const erase = useErasing()
  const here = useKeptHere(storedAmounts)
  if (here === null) return null
  const kept = keptKinds(t, here)
  if (kept.length === 0) return <Typography>{t('storedNothing')}</Typography>
  const size = (bytes: number) => formatBytes(i18n.language, bytes)
  const all = kept.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <>
      <div>
        <Typography>{t('storedText')}</Typography>
        <ul style={{ paddingInlineStart: 20 }}>
          {kept.map(({ words, bytes }) => (
            <li key={words}>
              {words}{' '}
              <Typography component="small" variant="body2" color="textSecondary">
                ({size(bytes)})
              </Typography>
            </li>
          ))}
        </ul>
        <Typography>{t('storedAll', { size: size(all) })}</Typography>
      </div>
      <Button color="error" variant="outlined" onClick={() => void erase()}>
        {t('erase')}
      </Button>
    </>
  )
}

/** The same for whoever is not signed in, where anything of anybody is kept. */
export function EraseSignedOut() {
  const { t } = useTranslation('settings')
  const erase = useErasing()
  const isThere = useKeptHere(hasPersonalData)
  return isThere ? (
    // In large or spaced text it is wider than a small window.
    <Button color="error" sx={{ whiteSpace: 'normal' }} onClick={() => void erase()}>
      {t('erase')}
    </Button>
  ) : null
}

/** Asks, naming all that is kept in this browser, and removes it. */
function useErasing(): () => Promise<void> {
  const { t, i18n } = useTranslation('settings')
  const { service } = useSessionState()
  const signOut = useSignOut()
  const { setMode } = useColorScheme()
  return async () => {
    const now = await storedAmounts()
    const kept = keptKinds(t, now).map(({ words }) => words)
    const isUnsent = unsent.some((kind) => now[kind].count > 0)
    const isTakeable = now.views.count + now.pairs.count + now.operations.count > 0
    const isConfirmed = await confirm({
      title: t('eraseTitle'),
      text: [
        t('eraseText', { kept: formatList(i18n.language, kept) }),
        service ? t('eraseSignsOut') : '',
        isUnsent ? t('eraseUnsaved') : '',
        service && isTakeable ? t('eraseTakeable') : '',
      ]
        .filter(Boolean)
        .join(' '),
      action: t('eraseAction'),
      isDangerous: true,
    })
    if (!isConfirmed || !(await signOut())) return
    setMode('system')
    const isErased = await eraseHere()
    reloadSettings()
    toast.show(
      isErased ? { message: t('erased') } : { message: t('eraseFailed'), severity: 'error' },
    )
  }
}

/** The kinds of which there is something, in words. */
function keptKinds(t: TFunction<'settings'>, here: StoredAmounts) {
  return ([...named, 'other'] as const).flatMap((kind) => {
    const { count, bytes } = here[kind]
    return count > 0 ? [{ words: t(`kinds.${kind}`, { count }), bytes }] : []
  })
}

/** What this browser keeps, as it is read at any moment; null until it is. */
function useKeptHere<T>(read: () => Promise<T>): T | null {
  const [kept, setKept] = useState<T | null>(null)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await read()
      if (!isGone) setKept(found)
    }
    const lookAgain = () => void look()
    lookAgain()
    const stops = topics.map((name) => watchStore(name, lookAgain))
    addEventListener('storage', lookAgain)
    return () => {
      isGone = true
      for (const stop of stops) stop()
      removeEventListener('storage', lookAgain)
    }
  }, [read])
  return kept
}
