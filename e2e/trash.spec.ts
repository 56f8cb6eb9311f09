import { type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Site, expect, test } from './fixtures.ts'
import { tabOnto } from './hands.ts'
import type { WireRecord } from './rest.ts'
import { seedEvent, seedFullEvent, seedLinked } from './seeds.ts'
import { type Language, LANGUAGES, say } from './words.ts'

test.use({ data: 'town' })

/** Goes about lists: by pointing, or with nothing but keys. */
interface Hand {
  open(place: 'trash' | 'venues'): Promise<void>
  search(label: string, words: string): Promise<void>
  press(button: Locator): Promise<void>
  /** Chooses in the menu or among the boxes that a button has opened. */
  choose(item: Locator): Promise<void>
  leave(): Promise<void>
}

const keyOf = { trash: 'x', venues: 'v' } as const

function mouse(page: Page, language: Language): Hand {
  return {
    open: (place) =>
      page
        .getByRole('link', { name: say(language, `app:shell.${place}`), exact: true })
        .first()
        .click(),
    search: (label, words) => page.getByRole('textbox', { name: label }).fill(words),
    press: (button) => button.click(),
    choose: (item) => item.click(),
    leave: () => page.mouse.click(2, 2),
  }
}

function keyboard(page: Page, language: Language): Hand {
  const { keyboard: keys } = page
  return {
    async open(place) {
      await keys.press('g')
      await keys.press(keyOf[place])
      const title = say(language, place === 'trash' ? 'trash:title' : 'venueList:title')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    },
    async search(label, words) {
      await page.getByRole('textbox', { name: label }).waitFor()
      await keys.press('f')
      await keys.type(words)
    },
    async press(button) {
      await tabOnto(button)
      await keys.press('Enter')
    },
    async choose(item) {
      if ((await item.getAttribute('role')) === 'menuitem') {
        for (let step = 0; step < 12 && !(await isFocused(item)); step += 1)
          await keys.press('ArrowDown')
        await keys.press('Enter')
      } else {
        await tabOnto(item)
        await keys.press('Space')
      }
    },
    leave: () => keys.press('Escape'),
  }
}

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement)
}

/** What a draft has anew (modes.md): nobody remembers what a colleague's event was, and it comes back as one. */
const ofDrafts = new Set([
  'status',
  'date',
  'date_utc',
  'url',
  'modified',
  'modified_utc',
  'json_ld',
])

/** The whole record but for that; terms count published events only. */
function lasting(record: WireRecord) {
  const uncounted = (term: object) => ({ ...term, count: null })
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => !ofDrafts.has(name))),
    categories: [record['categories']].flat().map(Object).map(uncounted),
    tags: [record['tags']].flat().map(Object).map(uncounted),
  }
}

interface Errand {
  page: Page
  site: Site
  language: Language
  hand: Hand
}

async function restore({ page, site, language, hand }: Errand, title: string): Promise<void> {
  await hand.open('trash')
  await hand.search(say(language, 'trash:search'), site.suffix)
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible()
  await hand.press(page.getByRole('button', { name: say(language, 'trash:restoreOne', { title }) }))
  const status = say(language, 'recordForm:status.draft').toLowerCase()
  const words = say(language, 'recordDeletion:restored', { title, status })
  await expect(page.getByRole('alert').getByText(words)).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
}

/** Two venues that nothing but their events tells apart; a service may refuse to make them so (modes.md). */
async function seedNamesakes({ rest, suffix }: Site, language: Language) {
  const name = `Casino ${suffix}`
  const right = await rest.create('venues', language, { venue: name, city: 'Vic', phone: '93' })
  const other = await rest.create('venues', language, { venue: `${name} 2`, city: 'Vic' })
  await rest.call('POST', language, `venues/${other.id}`, { venue: name, city: 'Vic' })
  return { name, right, other }
}

/** The list says how many events each has; the one without goes. */
async function removeTheUnused({ page, site, language, hand }: Errand, name: string) {
  await hand.open('venues')
  await hand.search(say(language, 'venueList:search'), site.suffix)
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(rows).toHaveCount(2)
  await hand.press(page.getByRole('button', { name: say(language, 'filters:columns.button') }))
  const columns = page.getByRole('dialog', { name: say(language, 'filters:columns.button') })
  const column = say(language, 'recordList:columns.events')
  await hand.choose(columns.getByRole('checkbox', { name: column, exact: true }))
  await hand.leave()
  await expect(columns).toHaveCount(0)
  const withEvents = (count: string) =>
    rows.filter({ has: page.getByRole('link', { name: count, exact: true }) })
  await expect(withEvents('3')).toHaveCount(1)
  await hand.press(withEvents('0').getByRole('button'))
  await hand.choose(
    page.getByRole('menuitem', { name: say(language, 'recordDeletion:action.trash') }),
  )
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(say(language, 'recordDeletion:unused'))).toBeVisible()
  await hand.press(
    dialog.getByRole('button', { name: say(language, 'recordDeletion:confirm.trash') }),
  )
  await expect(
    page.getByText(say(language, 'recordDeletion:done.trash', { title: name })),
  ).toBeVisible()
  await expect(rows).toHaveCount(1)
}

const inEveryRun: Partial<Record<string, string>> = { 'ca mouse': ' @wide' }

for (const language of LANGUAGES)
  for (const [how, handOf] of Object.entries({ mouse, keyboard })) {
    const full = inEveryRun[`${language} ${how}`] ?? ' @full'

    test(`what a colleague trashed is restored in ${language} by ${how}${full}`, async ({
      page,
      site,
      signIn,
    }) => {
      const linked = await seedLinked(site, language)
      const title = `Cambra ${site.suffix}`
      const { id } = await seedFullEvent(site, language, { linked, title })
      const before = await site.rest.read('events', language, id)
      await site.rest.call('DELETE', language, `events/${id}`)
      await signIn(language)
      await restore({ page, site, language, hand: handOf(page, language) }, title)
      const after = await site.rest.read('events', language, id)
      expect(after['status']).toBe('draft')
      expect(lasting(after)).toEqual(lasting(before))
    })

    test(`of two venues of one name the unused one goes in ${language} by ${how}${full}`, async ({
      page,
      site,
      signIn,
    }) => {
      const { name, right, other } = await seedNamesakes(site, language)
      const events: WireRecord[] = []
      for (const title of ['Ball', 'Concert', 'Tertúlia'])
        events.push(
          await seedEvent(site, language, { title: `${title} ${site.suffix}`, venue: right.id }),
        )
      const read = async () => [
        await site.rest.read('venues', language, right.id),
        ...(await Promise.all(events.map(({ id }) => site.rest.read('events', language, id)))),
      ]
      const before = await read()
      await signIn(language)
      await removeTheUnused({ page, site, language, hand: handOf(page, language) }, name)
      expect(await read()).toEqual(before)
      const gone = await site.rest.read('venues', language, other.id)
      expect(gone['status']).toBe('trash')
    })
  }

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const

test('the trash and the dialog before it stand in nobody’s way @once', async ({
  page,
  site,
  signIn,
}) => {
  const { rest, suffix } = site
  const venue = await rest.create('venues', 'ca', { venue: `Casino ${suffix}` })
  await seedEvent(site, 'ca', { title: `Ball ${suffix}`, venue: venue.id })
  for (const title of [`Fira ${suffix}`, `Mercat de la plaça Major i dels carrers ${suffix}`]) {
    const { id } = await seedEvent(site, 'ca', { title })
    await rest.call('DELETE', 'ca', `events/${id}`)
  }
  await signIn('ca', 'trash')
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.root}ca/trash?search=${suffix}`)
    await expect(page.getByRole('link', { name: `Fira ${suffix}` })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${site.root}ca/trash?search=no-${suffix}`)
    await expect(page.getByText(say('ca', 'trash:empty.search'))).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${site.root}ca/venues/${venue.id}`)
    await page.getByRole('button', { name: say('ca', 'recordDeletion:action.trash') }).click()
    await expect(page.getByRole('alertdialog').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  }
})
