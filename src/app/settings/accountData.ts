import { begunWrites, endBegun } from '../../collection/laterLook/begunWrites.ts'
import { dueLooks, removeDueLooks } from '../../collection/laterLook/dueLooks.ts'
import { ownerNamed } from '../../collection/owner.ts'
import { forget, type StoreName, storeNames } from '../../device/kept.ts'
import { keysByOwner } from '../../device/keysByOwner.ts'
import { entryNames, onThisDevice, writeEntry } from '../../ui/storage.ts'
import { forgetInPage } from '../../ui/whenErased.ts'

/** What is asked about, in the order it is named. */
export const dataKinds = ['texts', 'imports', 'views', 'links', 'history'] as const
export type AccountData = Readonly<Record<(typeof dataKinds)[number], number>>

/** An import is kept under its account and language, and each of its rows under the import (`src/transfer/kept`). */
const importOwner = /^ [a-z]{2,3}(-\w+)*( changes| uids)?$/i

/**
 * The keys in each store. Links, and what translations were made from, are kept of a site: they are taken for this
 * account's where no other has left anything here.
 */
async function keysOf(site: string, owner: string) {
  const [drafts, history, queue, imports, pairs, translated] = await Promise.all([
    keysByOwner('drafts'),
    keysByOwner('history'),
    keysByOwner('queue'),
    keysByOwner('imports'),
    keysByOwner('pairs'),
    keysByOwner('translated'),
  ])
  const isOurs = (name: string) =>
    name === owner || (name.startsWith(owner) && importOwner.test(name.slice(owner.length)))
  const recent = entryNames(onThisDevice).map((name) => name.replace(/^recent\./, ''))
  const named = [drafts, history, queue, imports].flatMap((all) => Array.from(all.keys()))
  const isShared = [...named, ...recent].some(
    (name) => name.startsWith(`${site} `) && !isOurs(name),
  )
  const of = (all: typeof drafts, name: string) => all.get(name) ?? []
  const plans = [...imports.keys()].filter(isOurs).flatMap((name) => of(imports, name))
  return {
    drafts: of(drafts, owner),
    history: of(history, owner),
    queue: of(queue, owner),
    imports: [...plans, ...plans.flatMap((key) => of(imports, key))],
    pairs: isShared ? [] : of(pairs, site),
    translated: isShared ? [] : of(translated, site),
  } satisfies Record<StoreName, string[]>
}

const wordOf = (name: string) => name.split('.')[0] ?? ''

/** The names of what is kept of an account without a store. */
function entriesOf(account: string, site: string): readonly string[] {
  const owner = ownerNamed(site, account)
  const ends = [`.${owner}`, `.${account}.${site}`]
  return entryNames(onThisDevice).filter((name) => {
    const [word, start] = [wordOf(name), `${wordOf(name)}.${owner} `]
    // A login may hold blanks, so that another's name may begin with this one.
    const isNamed = word === 'tries' || /^\d+$/.test(name.slice(start.length))
    return ends.some((end) => name.endsWith(end)) || (name.startsWith(start) && isNamed)
  })
}

/** All that this browser keeps of an account of a site, but for its sign-in. */
async function dataOf(site: string, account: string) {
  const owner = ownerNamed(site, account)
  return {
    keys: await keysOf(site, owner),
    names: entriesOf(account, site),
    begun: begunWrites(owner),
    looks: dueLooks(owner),
  }
}

/** How much of each kind this browser keeps of an account. */
export async function accountData(site: string, account: string): Promise<AccountData> {
  const { keys, names, begun, looks } = await dataOf(site, account)
  const entries = (...words: readonly string[]) =>
    names.filter((name) => words.includes(wordOf(name))).length
  const uids = keys.imports.filter((key) => key.startsWith('uid ')).length
  const unsent = entries('pictureWords', 'duplicating') + begun.length
  return {
    texts: keys.drafts.length + keys.queue.length + unsent,
    imports: keys.imports.length - uids,
    views: entries('views'),
    links: keys.pairs.length + keys.translated.length,
    history: keys.history.length + uids + looks.length + entries('recent', 'hidden', 'tries'),
  }
}

/** Removes all of it, as it is by then. False when the browser did not let us. */
export async function removeAccountData(site: string, account: string): Promise<boolean> {
  const { keys, names, begun, looks } = await dataOf(site, account)
  for (const { key } of begun) endBegun(key, true)
  removeDueLooks(looks)
  for (const name of names) writeEntry(onThisDevice, name, null)
  const stores = storeNames.filter((store) => keys[store].length > 0)
  const removed = await Promise.all(stores.map((store) => forget(store, keys[store])))
  forgetInPage()
  return removed.every(Boolean)
}
