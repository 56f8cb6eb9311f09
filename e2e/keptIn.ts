import type { Page } from '@playwright/test'

/** The bodies of everything a browser keeps in one of its stores. */
export function keptIn<Body>(page: Page, store: 'drafts' | 'history' | 'queue'): Promise<Body[]> {
  return page.evaluate(
    (name) =>
      new Promise<Body[]>((resolve, reject) => {
        const opening = indexedDB.open('agenda')
        opening.addEventListener('error', () => reject(new Error('The database does not open')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result.map(({ body }: { body: Body }) => body))
          })
        })
      }),
    store,
  )
}
