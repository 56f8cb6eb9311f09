import type { Page } from '@playwright/test'

type Store = 'drafts' | 'history' | 'queue'

interface Kept<Body> {
  key: string
  body: Body
}

/** Everything a browser keeps in one of its stores. */
export function keptByKey<Body>(page: Page, store: Store): Promise<Kept<Body>[]> {
  return page.evaluate(
    (name) =>
      new Promise<Kept<Body>[]>((resolve, reject) => {
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
    store,
  )
}

/** The bodies of it. */
export async function keptIn<Body>(page: Page, store: Store): Promise<Body[]> {
  return (await keptByKey<Body>(page, store)).map(({ body }) => body)
}
