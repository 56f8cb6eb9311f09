import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { type Site, expect, test } from './fixtures.ts'
import { type Look, wear } from './looks.ts'
import { type Linked, seedEvent, seedLinked } from './seeds.ts'
import { type Language, LANGUAGES, say } from './words.ts'

const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 768, 360] as const

const everyLook: Look[] = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((colorScheme) => WIDTHS.map((width) => ({ language, colorScheme, width }))),
)

/** Three of the eighteen in which every language, both colour schemes and every width are met. */
const isInEveryRun = ({ language, colorScheme, width }: Look) =>
  ['ca light 1440', 'es dark 360', 'en dark 768'].includes(`${language} ${colorScheme} ${width}`)

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
  const wide = isInEveryRun(look) ? '' : ' @full'
  test(`nothing stands in anyone's way: ${language}, ${colorScheme}, ${width} px @once${wide}`, async ({
    page,
    site,
    signIn,
  }) => {
    await visitEveryPage(page, site, look, signIn)
  })
}

const looksOfDialogs: (Look & { tags: string })[] = [
  { language: 'ca', colorScheme: 'light', width: 1440, tags: '@once @full' },
  { language: 'es', colorScheme: 'dark', width: 768, tags: '@once' },
  { language: 'en', colorScheme: 'light', width: 360, tags: '@once @full' },
]
for (const { tags, ...look } of looksOfDialogs)
  test(`nor do menus and dialogs: ${Object.values(look).join(', ')} ${tags}`, async ({
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
    const ofLanguages = say(language, 'app:shell.interfaceLanguage')
    await page.getByRole('button', { name: ofLanguages }).click()
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

/** Opens a place that is all there when its heading is. */
async function stopAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isSettled(page)
  await expectAccessible(page)
}

/** Lists, forms and forms with mistakes of what events are linked to. */
async function visitLinked(
  page: Page,
  { root, suffix }: Site,
  language: Language,
  linked: Linked,
): Promise<void> {
  const { venue, organizer, category, tag } = linked
  const records = { venues: venue, organizers: organizer, categories: category, tags: tag }
  for (const [collection, { id }] of Object.entries(records)) {
    await stopAt(page, `${root}${language}/${collection}?search=${suffix}`)
    await stopAt(page, `${root}${language}/${collection}/${id}`)
    await page.goto(`${root}${language}/${collection}/new`)
    await isSettled(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  }
}

/** The filters, the move of a category, the question about a second one of a name, a venue made beside its event. */
async function openLinkedDialogs(page: Page, { root, suffix }: Site, language: Language) {
  const expectDialog = async (name: string) => {
    await page.getByRole('dialog', { name }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
  await page.goto(`${root}${language}/categories`)
  await page.getByRole('button', { name: say(language, 'filters:drawer.button') }).click()
  await expectDialog(say(language, 'filterDrawer:title'))
  await page.keyboard.press('Escape')
  const name = `Dansa ${suffix}`
  await page
    .getByRole('button', { name: say(language, 'filters:row.actions', { title: name }) })
    .click()
  await page.getByRole('menuitem', { name: say(language, 'categoryList:move.action') }).click()
  await expectDialog(say(language, 'categoryList:move.title', { name }))
  await page.goto(`${root}${language}/venues/new`)
  await page
    .getByLabel(new RegExp(`^${say(language, 'venueForm:label.venue')}`))
    .fill(`Sala ${suffix}`)
  await page.keyboard.press('Control+s')
  await expectDialog(say(language, 'venueForm:namesake.title_one'))
  await page.goto(`${root}${language}/events/new`)
  const typed = `Pati ${suffix}`
  await new EventForm(page, language).choice('venue').fill(typed)
  await page
    .getByRole('option', { name: say(language, 'eventForm:create.venue', { typed }) })
    .click()
  await expectDialog(say(language, 'venueForm:quick.title'))
}

const looksOfLinked: (Look & { tags: string })[] = [
  { language: 'ca', colorScheme: 'dark', width: 360, tags: '@once' },
  { language: 'en', colorScheme: 'light', width: 1440, tags: '@once @full' },
  { language: 'es', colorScheme: 'dark', width: 768, tags: '@once @full' },
]
for (const { tags, ...look } of looksOfLinked)
  test(`nor venues, organizers, categories and tags: ${Object.values(look).join(', ')} ${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    const linked = await seedLinked(site, look.language)
    await wear(page, look)
    await signIn(look.language, 'venues')
    await visitLinked(page, site, look.language, linked)
    await openLinkedDialogs(page, site, look.language)
  })
