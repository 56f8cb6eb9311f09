import { useTranslation } from 'react-i18next'
import { accountName } from '../../api/account.ts'
import type { Service } from '../../api/service.ts'
import { useSession } from '../session/sessionContext.ts'
import { storedWhere } from '../session/storedAccount.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { ownerNamed, ownerOf } from '../../core/query/owner.ts'
import { draftsOf } from '../../core/write/drafts.ts'
import { queueOf } from '../../core/write/queue/queued.ts'
import { formatList } from '../../i18n/formats.ts'
import { forget, keysOf, storeNames } from '../../platform/entries.ts'
import { storedCount } from '../../platform/storedCounts.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { entryNames, onThisDevice, writeEntry } from '../../ui/storage.ts'
import { toast } from '../../ui/toast/toast.ts'
import { forgetInPage } from '../../ui/whenErased.ts'

/**
 * Signs out because a person wants to, and asks then what of theirs stays on this device, where anything does: the
 * password is gone by then, even if nobody answers. Whoever stayed signed in for the page alone leaves nothing, unless
 * it is nowhere else.
 */
export function useLeaving(): () => Promise<void> {
  const { t, i18n } = useTranslation('settings')
  const session = useSession()
  const signOut = useSignOut()
  return async () => {
    const { service } = session.current()
    const keep = storedWhere(session.site)
    if (!(await signOut()) || !service) return
    const counts = await accountData(service)
    const kinds = dataKinds.filter((kind) => counts[kind] > 0)
    if (kinds.length === 0) return
    const isUnsent = counts.texts + counts.imports > 0
    const kept = kinds.map((kind) => t(`leaving.${kind}`, { count: counts[kind] }))
    const isRemoved =
      (keep === 'page' && !isUnsent) ||
      (await confirm({
        title: t('leaving.title'),
        text: [t('leaving.text'), isUnsent ? t('eraseUnsaved') : ''].filter(Boolean).join(' '),
        decline: t('leaving.keep', { kept: formatList(i18n.language, kept) }),
        action: t('leaving.remove', { count: Math.max(kinds.length, counts.texts) }),
        isDangerous: true,
      }))
    if (!isRemoved) return
    toast.show(
      (await removeAccountData(service))
        ? { message: t('leaving.removed') }
        : { message: t('eraseFailed'), severity: 'error' },
    )
  }
}

/** What is asked about, in the order it is named. */
const dataKinds = ['texts', 'imports', 'views', 'links', 'history'] as const

/** The names of small entries of an account. */
function entriesOf(site: string, account: string): readonly string[] {
  const owner = ownerNamed(site, account)
  const isOwn = (name: string) => {
    const [word = ''] = name.split('.')
    const isOfOne = name.endsWith(`.${owner}`) || name.endsWith(`.${account}.${site}`)
    const [, of] = name.split(`${word}.${owner} `)
    // A login may hold blanks: another's may begin with this one.
    return isOfOne || (of !== undefined && /^\d+$/.test(of))
  }
  return entryNames(onThisDevice).filter(isOwn)
}

/** What each store keeps of an account. An import is of a language too, and each of its rows of the import. */
async function storedOf({ site, account, configuration }: Service) {
  const owner = ownerNamed(site, accountName(account))
  const languages = Object.keys(configuration.languages)
  const importers = languages.flatMap((code) =>
    ['', ' changes', ' copies', ' uids'].map((mark) => `${owner} ${code}${mark}`),
  )
  const plans = await keysOf('imports', importers)
  const own = {
    operations: await keysOf('operations', [owner]),
    imports: [...plans, ...(await keysOf('imports', plans))],
  }
  // Links are kept of a site: they are this account's where nobody else has left anything.
  const counts = await Promise.all((['operations', 'imports'] as const).map(storedCount))
  const owned = Object.values(own).flat().length
  const isAlone = counts.reduce((sum, count) => sum + count) === owned
  const pairs = isAlone ? await keysOf('pairs', [site]) : []
  const translated = isAlone ? await keysOf('translated', [site]) : []
  return { ...own, pairs, translated, mirror: await keysOf('mirror', [owner]) }
}

/** How much of each kind this browser keeps of an account, but for its sign-in. */
export async function accountData(service: Service) {
  const { operations, imports, pairs, translated } = await storedOf(service)
  const drafts = await draftsOf(ownerOf(service))
  const waiting = await queueOf(ownerOf(service))
  const words = entriesOf(service.site, accountName(service.account)).map(
    (name) => name.split('.')[0],
  )
  const unsent = words.filter((word) => /^(pictureWords|duplicating)$/.test(word ?? ''))
  const views = words.filter((word) => word === 'views')
  const uids = imports.filter((key) => key.startsWith('uid '))
  return {
    texts: drafts.length + waiting.length + unsent.length,
    imports: imports.length - uids.length,
    views: views.length,
    links: pairs.length + translated.length,
    history:
      operations.length -
      drafts.length -
      waiting.length +
      uids.length +
      words.length -
      unsent.length -
      views.length,
  } satisfies Record<(typeof dataKinds)[number], number>
}

/** Removes all of it, as it is by then. False when the browser did not let us. */
async function removeAccountData(service: Service): Promise<boolean> {
  const stored = await storedOf(service)
  for (const name of entriesOf(service.site, accountName(service.account)))
    writeEntry(onThisDevice, name, null)
  const stores = storeNames.filter((store) => stored[store].length > 0)
  const removed = await Promise.all(stores.map((store) => forget(store, stored[store])))
  forgetInPage()
  return removed.every(Boolean)
}
