import type { Page } from '@playwright/test'
import type { Site } from './fixtures.ts'

const usual = { noCapitals: true, required: ['cost'], descriptionLength: { max: 5000 } }

/** The site as it is configured, and these rules. */
export async function withRules(page: Page, site: Site, rules: object = usual): Promise<void> {
  const config = (await (await fetch(`${site.root}config.json`)).json()) as object
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, rules } }))
}
