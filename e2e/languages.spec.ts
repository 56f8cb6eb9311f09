import type { Page, Request } from '@playwright/test'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { type Site, expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { type Language, say } from './words.ts'

/** A page of a site that keeps its languages in its own way: list, create, translate, trash. */
interface PageOfSite {
  page: Page
  site: Site
}

async function expectNone({ page, site }: PageOfSite, language: Language): Promise<void> {
  await page.goto(`${site.root}${language}/events?search=${site.suffix}`)
  const nothing = say(language, 'eventList:empty.search', { words: site.suffix })
  await expect(page.getByText(nothing)).toBeVisible()
}

/** Begins at the list, which has nothing of this yet; ends on the page of the event that was made. */
async function create(
  at: PageOfSite,
  language: Language,
  { title, days }: { title: string; days: number },
): Promise<number> {
  const { page } = at
  await expectNone(at, language)
  await page
    .getByRole('link', { name: say(language, 'ui:new.events') })
    .first()
    .click()
  const form = new EventForm(page, language)
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${dayFromNow(days)} 18:00`)
  await form.button('publish').click()
  await expect(form.saved(title, 'publish', 'created')).toBeVisible()
  await expect(page).toHaveURL(/\/events\/\d+$/)
  return Number(/(\d+)$/.exec(page.url())?.[1])
}

async function expectListed({ page, site }: PageOfSite, language: Language, titles: string[]) {
  await page.goto(`${site.root}${language}/events?search=${site.suffix}`)
  await new EventList(page, language).expectOnly(titles, [])
}

async function trash({ page, site }: PageOfSite, language: Language, title: string): Promise<void> {
  await page.goto(`${site.root}${language}/events?search=${site.suffix}`)
  const menu = await new EventList(page, language).openRowMenu(title)
  await menu.getByRole('menuitem', { name: say(language, 'recordDeletion:action.trash') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(language, 'recordDeletion:confirm.trash') })
    .click()
  const done = say(language, 'recordDeletion:done.trash', { title })
  await expect(page.getByText(done)).toBeVisible()
}

/** The writes of a page, by their path and their language. */
function writesOf(page: Page) {
  const writes: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() === 'GET' || !pathname.includes('/wp-json/')) return
    const end = pathname.replace(/^.*\/(\w+)\/wp-json\/.*\/v1\//, '$1: ')
    writes.push(`${request.method()} ${end} in ${searchParams.get('i18n_language')}`)
  })
  return writes
}

async function openBoard({ page, site }: PageOfSite, language: Language) {
  await page.goto(`${site.root}${language}/translations?search=${site.suffix}`)
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  return table
}

interface Config {
  service: object
  languages: Record<string, string>
  siteName: Record<string, string>
}

/** The configuration of the site with these addresses, and these languages beside its own. */
async function serveConfig(
  { page, site }: PageOfSite,
  address: Record<string, string>,
  more: Record<string, string> = {},
): Promise<void> {
  const config = (await (await fetch(`${site.root}config.json`)).json()) as Config
  const json = {
    ...config,
    service: { ...config.service, address },
    languages: { ...config.languages, ...more },
    siteName: { ...config.siteName, ...more },
  }
  await page.route('**/config.json', (route) => route.fulfill({ json }))
}

test.describe('where one record serves all languages', () => {
  test.use({ worldOptions: { oneRecordForAllLanguages: true } })

  test('one event is made, found, changed, trashed @local', async ({ page, site, signIn }) => {
    const at = { page, site }
    const title = `Compartit ${site.suffix}`
    const changed = `Compartido ${site.suffix}`
    await signIn('ca')
    const id = await create(at, 'ca', { title, days: 9 })
    for (const language of ['es', 'en'] as const) await expectListed(at, language, [title])

    const table = await openBoard(at, 'es')
    await expect(table.getByRole('row')).toHaveCount(2)
    await expect(table.getByText(say('es', 'translations:marks.shared'))).toHaveCount(2)
    const states = page.getByRole('navigation', { name: say('es', 'translations:states.label') })
    for (const state of ['missing', 'unpaired', 'differ', 'identical', 'confirm'])
      await expect(
        states.getByRole('link', { name: `${say('es', `translations:states.${state}`)} 0` }),
      ).toBeVisible()

    await page.goto(`${site.root}ca/events/${id}`)
    await page
      .getByRole('navigation', { name: say('ca', 'app:shell.contentLanguage') })
      .getByRole('link', { name: 'Español' })
      .click()
    await expect(page).toHaveURL(new RegExp(`/es/events/${id}$`))

    const writes = writesOf(page)
    await page.goto(`${site.root}es/translations/${id}`)
    await expect(page.getByText(/^Comparten una sola ficha/)).toBeVisible()
    const box = page.getByRole('textbox', { name: new EventForm(page, 'es').label('title') })
    await expect(box).toHaveCount(1)
    await box.fill(changed)
    await page.getByRole('button', { name: say('es', 'sideBySide:save') }).click()
    await expect(page.getByText(new RegExp(`«${changed}»`)).first()).toBeVisible()
    expect(writes).toEqual([`POST es: events/${id} in es`])
    for (const language of ['ca', 'en'] as const) await expectListed(at, language, [changed])

    await trash(at, 'en', changed)
    await page.goto(`${site.root}ca/trash?search=${site.suffix}`)
    await expect(page.getByRole('main').getByRole('link', { name: changed })).toBeVisible()
    await expectNone(at, 'es')
  })
})

test.describe('where a language has no address of its own', () => {
  test.use({ worldOptions: { languagesWithoutAddress: ['es'] } })

  test('an event is made, translated and trashed there @local', async ({ page, site, signIn }) => {
    await serveConfig({ page, site }, { ca: './ca/wp-json', en: './en/wp-json' })
    const at = { page, site }
    const writes = writesOf(page)
    const [title, translated] = [`Fira ${site.suffix}`, `Feria ${site.suffix}`]
    const alone = `Solo aquí ${site.suffix}`
    await signIn('ca')
    const id = await create(at, 'ca', { title, days: 9 })
    await create(at, 'es', { title: alone, days: 40 })
    expect(writes).toEqual(['POST ca: events in ca', 'POST ca: events in es'])

    await page.goto(`${site.root}ca/translations/${id}`)
    const language = 'espanyol'
    const missing = page.getByRole('region', { name: language })
    await missing.getByRole('button', { name: say('ca', 'rules:panel.make', { language }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('ca', 'sideBySide:make.action') })
      .click()
    const box = missing.getByRole('textbox', { name: new EventForm(page, 'ca').label('title') })
    await expect(box).toHaveValue(title)
    await box.fill(translated)
    await page.getByRole('button', { name: say('ca', 'sideBySide:save') }).click()
    await expect(page.getByText(/^S’ha desat/).first()).toBeVisible()
    const [made = '', ...more] = writes.slice(2)
    expect(made).toBe('POST ca: events in es')
    expect(more).toHaveLength(1)
    expect(more[0]).toMatch(/^POST ca: events\/\d+ in es$/)

    const table = await openBoard(at, 'ca')
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table.getByRole('link', { name: translated })).toBeVisible()
    await expectListed(at, 'es', [translated, alone])
    await trash(at, 'es', translated)
    expect(writes.at(-1)).toMatch(/^DELETE ca: events\/\d+ in es$/)
    await expectListed(at, 'ca', [title])
    await page.goto(`${site.root}es/trash?search=${site.suffix}`)
    await expect(page.getByRole('main').getByRole('link', { name: translated })).toBeVisible()
  })
})

test('a language that the service refuses is said once, and costs the others nothing @local', async ({
  page,
  site,
  signIn,
}) => {
  const addresses = { ca: './ca/wp-json', es: './es/wp-json', en: './en/wp-json' }
  await serveConfig({ page, site }, addresses, { fr: 'Français' })
  const title = `Fira ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca')
  const table = await openBoard({ page, site }, 'ca')
  const refused = say('ca', 'translations:reading.refused', { language: 'Français' })
  await expect(page.getByText(refused)).toHaveCount(1)
  await expect(table.getByRole('link', { name: title })).toBeVisible()
  await expect(table.getByText(say('ca', 'translations:marks.unread'))).toHaveCount(1)
  await expect(table.getByText(say('ca', 'translations:marks.missing'))).toHaveCount(2)

  await page.goto(`${site.root}ca/translations/${id}`)
  const create = (language: string) => say('ca', 'rules:panel.make', { language })
  await expect(page.getByRole('button', { name: create('espanyol') })).toBeVisible()
  const column = page.getByRole('region', { name: 'francès' })
  await expect(column.getByRole('button', { name: say('ca', 'ui:retry') })).toBeVisible()
  await expect(page.getByRole('button', { name: create('francès') })).toHaveCount(0)

  await page.goto(`${site.root}ca/translations/exchange?to=fr`)
  const unread = say('ca', 'exchange:out.unread', { languages: 'Français' })
  await expect(page.getByText(unread)).toBeVisible()
  await expect(page.getByRole('button', { name: say('ca', 'exchange:out.csv') })).toBeDisabled()

  await page.goto(`${site.root}ca`)
  const unseen = say('ca', 'desk:unread', { language: 'Français' })
  await expect(page.getByText(unseen)).toHaveCount(1)
  // The event is beyond the four weeks that are looked at.
  await expect(page.getByText(say('ca', 'desk:todo.nothing'))).toBeVisible()
})
