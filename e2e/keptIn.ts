import type { Page } from '@playwright/test'
import { addressesKept } from './applicationFiles.ts'

/** Of operations, the history has those that are over, and the queue those that wait; a draft is told as its form has it. */
type Store = 'drafts' | 'operations' | 'history' | 'queue'

interface Kept<Body> {
  key: string
  body: Body
}

interface Operation {
  state: string
  waiting?: object
  operation: string
  id: number
  changes: object
  draft?: object
}

function isOf(store: Store, { state, waiting }: Operation): boolean {
  if (store === 'drafts' || state === 'draft') return store === 'drafts' && state === 'draft'
  return store === 'queue' ? waiting !== undefined : waiting === undefined && state !== 'sending'
}

function asDraft<Body>({ key, body }: Kept<Body & Operation>): Kept<Body> {
  const id = body.operation === 'create' ? null : body.id
  return { key, body: { ...body, ...body.draft, id, boxes: body.changes } }
}

/** Everything a browser keeps in one of its stores. */
export async function keptByKey<Body>(page: Page, store: Store): Promise<Kept<Body>[]> {
  const isPart = store !== 'operations'
  const kept = await page.evaluate(
    (name) =>
      new Promise<Kept<Body & Operation>[]>((resolve, reject) => {
        const opening = indexedDB.open('agenda')
        opening.addEventListener('error', () => reject(new Error('The database does not open')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result)
          })
        })
      }),
    'operations',
  )
  if (!isPart) return kept
  const those = kept.filter(({ body }) => isOf(store, body))
  return store === 'drafts' ? those.map(asDraft<Body>) : those
}

/** All that a browser keeps beyond this page, as text: its small storage, its databases, its cookies, its caches. */
export async function everythingKept(page: Page): Promise<string> {
  const inStores = await page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(`${name} does not open`)))
      })
      for (const store of opened.objectStoreNames)
        kept.push(
          await new Promise((resolve) => {
            const reading = opened.transaction(store).objectStore(store).getAll()
            reading.addEventListener('success', () => resolve(reading.result))
          }),
        )
      opened.close()
    }
    return kept
  })
  return JSON.stringify([inStores, await addressesKept(page)])
}

/** The bodies of it. */
export async function keptIn<Body>(page: Page, store: Store): Promise<Body[]> {
  return (await keptByKey<Body>(page, store)).map(({ body }) => body)
}
