import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { type Language, say } from './words.ts'

const guideTo = (page: Page, language: Language, title: string) =>
  page.getByRole('heading', { name: say(language, 'guide:of', { page: title }) })

test('a guide has an address for anybody; F1 opens it', async ({ page, site, signIn }) => {
  await page.goto(`${site.root}en/guide`)
  await page.getByRole('link', { name: say('en', 'app:shell.trash'), exact: true }).click()
  await expect(guideTo(page, 'en', say('en', 'app:shell.trash'))).toBeFocused()
  const history = say('en', 'app:shell.activity')
  await page.getByRole('link', { name: say('en', 'guide:next', { page: history }) }).click()
  await expect(guideTo(page, 'en', history)).toBeFocused()
  await expect(page).toHaveURL(/\/en\/guide\/activity$/)
  await page.getByRole('link', { name: say('en', 'guide:goThere') }).click()
  await expect(page.getByRole('heading', { name: say('en', 'signIn:title') })).toBeVisible()

  await signIn('es', 'events/new')
  const form = new EventForm(page, 'es')
  await form.text('title').fill('Aplec')
  await page.keyboard.press('F1')
  await expect(guideTo(page, 'es', say('es', 'guide:pages.event.title'))).toBeFocused()
  await expect(form.text('title')).toHaveValue('Aplec')
  await page.keyboard.press('Escape')
  await expect(form.text('title')).toBeFocused()
  await form.text('title').fill('')

  await page.getByRole('button', { name: say('es', 'app:shell.guide') }).click()
  const places = page.getByRole('navigation', { name: say('es', 'app:shell.navigation') })
  await places.getByRole('link', { name: say('es', 'app:shell.activity') }).click()
  await expect(guideTo(page, 'es', say('es', 'app:shell.activity'))).toBeVisible()
  await page.getByRole('button', { name: say('es', 'guide:all') }).click()
  const search = page.getByRole('searchbox', { name: say('es', 'guide:search') })
  await search.fill('xliff quokka')
  await expect(page.getByText(say('es', 'guide:none'))).toBeVisible()
  await search.fill('XLIFF')
  const found = page.getByRole('complementary').getByRole('listitem')
  await expect(found).toHaveText([say('es', 'exchange:title')])
  await found.getByRole('button').click()
  await expect(guideTo(page, 'es', say('es', 'exchange:title'))).toBeFocused()
  await page.keyboard.press('F1')
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
