import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { type Site, expect, test } from './fixtures.ts'
import { tabTo } from './hands.ts'
import { seedEvent } from './seeds.ts'
import { type Language, LANGUAGES, say } from './words.ts'

interface Look {
  language: Language
  colorScheme: 'light' | 'dark'
  width: number
}

const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 768, 360] as const

const everyLook: Look[] = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((colorScheme) => WIDTHS.map((width) => ({ language, colorScheme, width }))),
)

/** Nine of the eighteen in which every two of language, colours and width meet. */
const pairs = new Set(
  everyLook.filter(
    ({ language, colorScheme, width }) =>
      (LANGUAGES.indexOf(language) + SCHEMES.indexOf(colorScheme) + WIDTHS.indexOf(width as 1440)) %
        2 ===
      0,
  ),
)

async function wear(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
}

async function isSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Sign-in, list, filters, form empty and with mistakes, settings and what does not exist. */
async function visitEveryPage(
  page: Page,
  site: Site,
  look: Look,
  signIn: (language: Language, path: string) => Promise<void>,
): Promise<void> {
  const { language } = look
  const { id } = await seedEvent(site, language, { title: `Concert ${site.suffix}` })
  await wear(page, look)
  const list = `events?search=${site.suffix}`
  await page.goto(`${site.root}${language}/${list}`)
  await isSettled(page)
  await expectAccessible(page)
  await signIn(language, list)
  await expect(page.getByRole('link', { name: `Concert ${site.suffix}` })).toBeVisible()
  await isSettled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: say(language, 'filters:drawer.button') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await page.goto(`${site.root}${language}/events/${id}`)
  const form = new EventForm(page, language)
  await expect(form.text('title')).toHaveValue(`Concert ${site.suffix}`)
  await isSettled(page)
  await expectAccessible(page)
  await page.goto(`${site.root}${language}/events/new`)
  await form.button('saveDraft').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  for (const path of ['settings', `${language}/events/999999999`, `${language}/no-such-page`]) {
    await page.goto(site.root + path)
    await isSettled(page)
    await expectAccessible(page)
  }
}

for (const look of everyLook) {
  const { language, colorScheme, width } = look
  const wide = pairs.has(look) ? '' : ' @full'
  test(`nothing stands in anyone's way: ${language}, ${colorScheme}, ${width} px @once${wide}`, async ({
    page,
    site,
    signIn,
  }) => {
    await visitEveryPage(page, site, look, signIn)
  })
}

const looksOfDialogs: Look[] = [
  { language: 'ca', colorScheme: 'light', width: 1440 },
  { language: 'es', colorScheme: 'dark', width: 768 },
  { language: 'en', colorScheme: 'light', width: 360 },
]
for (const look of looksOfDialogs)
  test(`nor do menus and dialogs: ${Object.values(look).join(', ')} @once`, async ({
    page,
    site,
    signIn,
  }) => {
    const { language } = look
    const title = `Concert ${site.suffix}`
    const { id } = await seedEvent(site, language, { title })
    await wear(page, look)
    await signIn(language, `events?search=${site.suffix}`)
    const list = new EventList(page, language)
    await (await list.openRowMenu(title)).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('dialog', { name: say(language, 'app:account.panel') }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button').first().click()
    await page.getByRole('menu').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: say(language, 'ui:shortcuts.title') }).waitFor()
    await expectAccessible(page)
    await page.goto(`${site.root}${language}/events/${id}`)
    const form = new EventForm(page, language)
    await form.text('title').fill(`${title} 2`)
    await page
      .getByRole('link', { name: say(language, 'app:shell.events') })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await expectAccessible(page)
  })

test('an event is entered and found with the keyboard alone', async ({ page, site }) => {
  const title = `Xerrada ${site.suffix}`
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto(`${site.root}ca/events?search=${site.suffix}`)
  await page.getByLabel(new RegExp(`^${say('ca', 'signIn:login')}`)).focus()
  await page.keyboard.type(site.login)
  await press('Tab')
  await page.keyboard.type(site.password)
  await press('Enter')
  await page.getByRole('banner').waitFor()
  await expect(
    page.getByRole('heading', { level: 1, name: say('ca', 'eventList:title') }),
  ).toBeFocused()
  await press('n')
  const form = new EventForm(page, 'ca')
  await expect(form.text('title')).toBeVisible()
  await tabTo(page, 'textbox', form.label('title'))
  await page.keyboard.type(title)
  await press('Tab', 'Tab')
  const [year, month, day] = dayFromNow(9).split('-')
  await page.keyboard.type(`${day}${month}${year}1900`)
  await press('Control+s')
  await expect(form.saved(title, 'draft', 'created')).toBeVisible()
  await press('Escape', 'g', 'e')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
