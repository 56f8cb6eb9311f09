import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './axe.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { everyLook, type Look, wear } from './looks.ts'
import { type Language, say } from './words.ts'

const guideTo = (language: Language, page: string) => say(language, 'guide:of', { page })

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('F1 opens the guide beside the form, which keeps what was typed; Escape gives the focus back @once', async ({
  page,
  signIn,
}) => {
  await signIn('ca', 'events/new')
  const form = new EventForm(page, 'ca')
  await form.text('title').fill('Aplec')
  await page.keyboard.press('F1')
  const title = heading(page, guideTo('ca', say('ca', 'guide:pages.event.title')))
  await expect(title).toBeFocused()
  const sheet = page.getByRole('complementary', {
    name: guideTo('ca', say('ca', 'guide:pages.event.title')),
  })
  await expect(sheet).toContainText(say('ca', 'recordForm:action.review'))
  await expect(form.text('title')).toHaveValue('Aplec')
  await expectAccessible(page)

  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: say('ca', 'guide:close') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(form.text('title')).toBeFocused()
})

test('the button is on every page; the guide follows, and another one is found among all @once', async ({
  page,
  signIn,
}) => {
  await signIn('es', 'venues')
  const button = page.getByRole('button', { name: say('es', 'app:shell.guide') })
  await button.click()
  await expect(heading(page, guideTo('es', say('es', 'venueList:title')))).toBeFocused()
  await page
    .getByRole('navigation', { name: say('es', 'app:shell.navigation') })
    .getByRole('link', { name: say('es', 'app:shell.history') })
    .click()
  await expect(heading(page, guideTo('es', say('es', 'history:title')))).toBeVisible()

  await page.getByRole('button', { name: say('es', 'guide:all') }).click()
  await page.getByRole('searchbox', { name: say('es', 'guide:search') }).fill('xliff')
  const found = page.getByRole('complementary').getByRole('listitem')
  await expect(found).toHaveText([say('es', 'exchange:title')])
  await found.getByRole('button').click()
  await expect(heading(page, guideTo('es', say('es', 'exchange:title')))).toBeFocused()
  await button.click()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

test('a guide has an address that anybody can open, and leads to the place @once', async ({
  page,
  site,
}) => {
  await page.goto(`${site.root}en/guide`)
  await expect(heading(page, say('en', 'guide:title'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: say('en', 'trash:title'), exact: true }).click()
  await expect(heading(page, guideTo('en', say('en', 'trash:title')))).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: say('en', 'guide:goThere') }).click()
  await expect(heading(page, say('en', 'signIn:title'))).toBeVisible()
  await page.getByRole('button', { name: say('en', 'app:shell.guide') }).click()
  await expect(heading(page, guideTo('en', say('en', 'signIn:title')))).toBeVisible()
})

/** The guide to the calendar: by its button, or in the drawer of a telephone. */
async function openGuide(page: Page, language: Language) {
  const more = page.getByRole('button', { name: say(language, 'app:shell.more'), exact: true })
  const isNarrow = (page.viewportSize()?.width ?? 0) < 900
  if (isNarrow) await more.click()
  await page.getByRole('button', { name: say(language, 'app:shell.guide') }).click()
  const name = guideTo(language, say(language, 'app:shell.calendar'))
  return { more, guide: page.getByRole(isNarrow ? 'dialog' : 'complementary', { name }) }
}

const narrow: readonly Look[] = [
  { language: 'ca', colorScheme: 'light', width: 360 },
  { language: 'es', colorScheme: 'dark', width: 320 },
  { language: 'en', colorScheme: 'dark', width: 768 },
]
for (const look of narrow)
  test(`in the drawer of a telephone, ${look.width} px ${look.colorScheme} @once`, async ({
    page,
    signIn,
  }) => {
    const { language } = look
    await wear(page, look)
    await signIn(language, 'calendar')
    const { more, guide } = await openGuide(page, language)
    await expectReadable(guide)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(more).toBeFocused()
  })

for (const look of everyLook)
  test(`the guide stands in nobody’s way: ${Object.values(look).join(', ')} @once @full`, async ({
    page,
    signIn,
  }) => {
    await wear(page, look)
    await signIn(look.language, 'calendar')
    const { guide } = await openGuide(page, look.language)
    await expectReadable(guide)
  })
