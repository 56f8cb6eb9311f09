import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expect, type Site, test } from '../fixtures.ts'
import { wear } from '../looks.ts'
import { type Language, say } from '../words.ts'

const title = (page: Page, language: Language) =>
  page.getByRole('heading', { level: 1, name: say(language, 'accessibility:title') })

/** The site as it is configured, and whom to tell. */
async function withContact(page: Page, site: Site, accessibilityContact: string): Promise<void> {
  const config = (await (await fetch(`${site.root}config.json`)).json()) as object
  const json = { ...config, accessibilityContact }
  await page.route('**/config.json', (route) => route.fulfill({ json }))
}

for (const [language, colorScheme, width, contact, href] of [
  ['ca', 'light', 1440, 'acces@example.org', 'mailto:acces@example.org'],
  ['es', 'dark', 360, 'https://example.org/contacto', 'https://example.org/contacto'],
  ['en', 'light', 768, 'access@example.org', 'mailto:access@example.org'],
] as const)
  test(`who is not signed in reads the accessibility statement in ${language}, and whom to tell @once @local`, async ({
    page,
    site,
  }) => {
    await withContact(page, site, contact)
    await wear(page, { language, colorScheme, width })
    await page.goto(`${site.root}${language}/events`)
    await page.getByRole('link', { name: say(language, 'signIn:accessibility') }).click()
    await expect(title(page, language)).toBeFocused()
    await expect(page.getByRole('link', { name: contact })).toHaveAttribute('href', href)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(title(page, 'en')).toBeVisible()
  })

test('the statement is a key away from every page, and from the settings @once @local', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca')
  const link = page.getByRole('link', { name: say('ca', 'accessibility:title') })
  await page.getByRole('banner').getByRole('button').last().press('Enter')
  await link.press('Enter')
  await expect(title(page, 'ca')).toBeVisible()
  await expect(page.getByText(say('ca', 'accessibility:contact.nobody'))).toBeVisible()
  await page.goto(`${site.root}settings`)
  await link.press('Enter')
  await expect(title(page, 'ca')).toBeVisible()
  await page.getByRole('link', { name: say('ca', 'accessibility:back') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: say('ca', 'desk:title') })).toBeVisible()
})
