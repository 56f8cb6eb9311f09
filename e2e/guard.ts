import type { Page } from '@playwright/test'
import type { Ledger, Resource } from './sourceLog.ts'

const ROUTE =
  /\/wp-json\/(?:.+\/)?v1\/(events|venues|organizers|categories|tags)(?:\/(\d+|by-slug\/[^/?]+))?\/?(?:\?|$)/
const LANGUAGE = /\/([a-z]{2})\/wp-json\//

/**
 * On a real service a journey writes to nothing it did not make: a write to any other record is
 * stopped before it leaves the browser, and what is created is noted in the ledger.
 */
export async function guardRecords(page: Page, ledger: Ledger): Promise<void> {
  await page.route(ROUTE, async (route) => {
    const request = route.request()
    const [, resource = '', item = ''] = ROUTE.exec(request.url()) ?? []
    const isCreation = request.method() === 'POST' && item === ''
    const isOurs = ledger.hasItem(resource, item)
    if (request.method() !== 'GET' && !isCreation && !isOurs) {
      await route.abort('blockedbyclient')
      throw new Error(`A journey tried to write to a record it did not make: ${request.url()}`)
    }
    await route.continue()
  })
  page.on('response', async (response) => {
    if (response.status() !== 201) return
    const [, resource] = ROUTE.exec(response.url()) ?? []
    const language = LANGUAGE.exec(response.url())?.[1] ?? ''
    const { id, slug } = (await response.json()) as { id?: unknown; slug?: unknown }
    if (resource !== undefined && typeof id === 'number') {
      ledger.record({ language, resource: resource as Resource, id }, slug)
    }
  })
}
