import { type Browser, type Page, chromium, expect } from '@playwright/test'
import { browserArguments, browserPath } from '../../commands/browser.ts'
import { say } from '../../words.ts'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: browserArguments() })

/** A page in a browser that nobody has used, and what it was refused: by the policy, or for not being there. */
export async function freshPage(browser: Browser) {
  const context = await browser.newContext({ locale: 'ca-ES', timezoneId: 'Europe/Madrid' })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy|CORS/i.test(message.text())) refused.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() === 404) refused.push(response.url())
  })
  return { page, refused, close: () => context.close() }
}

/** The list of events, with something in it. */
export async function expectList(page: Page | ReturnType<Page['frameLocator']>): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: say('ca', 'app:shell.events') })).toBeVisible({
    timeout: 30_000,
  })
  await expect(main.getByRole('link', { name: /./ }).first()).toBeVisible()
  await expect(main.getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
}
