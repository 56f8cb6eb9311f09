import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { daySpan } from './days.ts'
import { expect, type Site, test } from './fixtures.ts'
import { type Look, wear } from './looks.ts'
import { seedEvent, seedLinked } from './seeds.ts'
import { type Language, say } from './words.ts'

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the search by its key, and gives the box that has the focus. */
async function openSearch(page: Page, language: Language): Promise<Locator> {
  await page.keyboard.press('/')
  const box = page.getByRole('combobox', { name: say(language, 'search:title') })
  await expect(box).toBeFocused()
  return box
}

const hit = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** An event of a language that is reached by the selector alone; gives its public address. */
async function madeInSpanish({ root, login, password }: Site, fields: object): Promise<string> {
  const answer = await fetch(`${root}ca/wp-json/calendar/events/v1/events?i18n_language=es`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(fields),
  })
  return ((await answer.json()) as { url: string }).url
}

for (const language of ['ca', 'en'] as const)
  test(`by keys alone a record is found, opened, and offered again, in ${language} ${language === 'ca' ? '@wide' : '@full'}`, async ({
    page,
    site,
    signIn,
  }) => {
    const linked = await seedLinked(site, language)
    const title = `Concert ${site.suffix}`
    await seedEvent(site, language, { title, venue: linked.venue.id })
    await signIn(language, 'tags')
    await expect(titled(page, say(language, 'tagList:title'))).toBeVisible()
    await openSearch(page, language)
    await page.keyboard.type(site.suffix)
    const first = hit(page, new RegExp(`^${title}.*20:00.*Sala ${site.suffix}, Vic`))
    await expect(first).toHaveAttribute('aria-selected', 'true')
    for (const name of ['Sala', 'Ateneu', 'Dansa', 'estrena'])
      await expect(hit(page, new RegExp(`^${name} ${site.suffix}`))).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('5')
    await page.keyboard.press('ArrowDown')
    await expect(hit(page, new RegExp(`^Sala ${site.suffix}`))).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(titled(page, `estrena ${site.suffix}`)).toBeFocused()

    const box = await openSearch(page, language)
    await expect(hit(page, new RegExp(`^estrena ${site.suffix}`))).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.type(say(language, 'app:shell.calendar').toUpperCase())
    await expect(hit(page, new RegExp(say(language, 'app:shell.calendar'))).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(titled(page, `estrena ${site.suffix}`)).toBeFocused()
  })

test('a hidden draft is opened by its pasted address, and an event of another language in that language @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Secret ${site.suffix}`
  const draft = { title, status: 'draft', hide_from_listings: true }
  const hidden = await seedEvent(site, 'ca', draft)
  const spanish = await seedEvent(site, 'es', { title: `Feria ${site.suffix}`, status: 'private' })
  await signIn('ca', 'events')
  await expect(titled(page, say('ca', 'eventList:title'))).toBeVisible()
  await openSearch(page, 'ca')
  await page.keyboard.insertText(String(hidden['url']))
  await expect(hit(page, new RegExp(`^${title}`))).toContainText(say('ca', 'filters:status.draft'))
  await page.keyboard.press('Enter')
  await expect(titled(page, title)).toBeFocused()
  await openSearch(page, 'ca')
  await page.keyboard.insertText(String(spanish['url']))
  await expect(hit(page, /^Feria/)).toContainText(say('ca', 'filters:status.private'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/es/events/${spanish.id}$`))
})

test('a published event that is hidden from listings is opened by the address that visitors have @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Convidats ${site.suffix}`
  const fields = { title, status: 'publish', hide_from_listings: true }
  const hidden = await seedEvent(site, 'ca', fields)
  const url = String(hidden['url'])
  // Its public address has a name: a draft's has a number.
  expect(new URL(url).pathname).toMatch(/\/convidats-[^/]+\/?$/)
  await signIn('ca', 'events')
  await expect(titled(page, say('ca', 'eventList:title'))).toBeVisible()
  await openSearch(page, 'ca')
  await page.keyboard.insertText(`  ${url}?utm_source=butlleti#programa `)
  await expect(hit(page, new RegExp(`^${title}`))).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/ca/events/${hidden.id}$`))
  await expect(titled(page, title)).toBeFocused()
})

test.describe('a language without an address of its own', () => {
  test.use({ worldOptions: { languagesWithoutAddress: ['es'] } })

  test('is told from the addresses that name theirs @local @wide', async ({
    page,
    site,
    signIn,
  }) => {
    const config = (await (await fetch(`${site.root}config.json`)).json()) as { service: object }
    const address = { ca: './ca/wp-json', en: './en/wp-json' }
    const json = { ...config, service: { ...config.service, address } }
    await page.route('**/config.json', (route) => route.fulfill({ json }))
    const title = `Feria ${site.suffix}`
    const url = await madeInSpanish(site, { title, status: 'publish', ...daySpan(9) })
    expect(url).not.toContain('/es/')
    await signIn('ca', 'tags')
    await expect(titled(page, say('ca', 'tagList:title'))).toBeVisible()
    await openSearch(page, 'ca')
    await page.keyboard.insertText(url)
    await expect(hit(page, new RegExp(`^${title}`))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/es\/events\/\d+$/)
    await expect(titled(page, title)).toBeFocused()
  })
})

test('one that is protected leads to where its password is asked for @local @wide', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca', 'events')
  await page.route(/\/events\/(?:by-slug\/amb-clau|41)\?/, (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'event-password-protected', message: '', data: { status: 403 } },
    }),
  )
  await openSearch(page, 'ca')
  await page.keyboard.insertText(`${site.root}ca/event/amb-clau/`)
  await expect(hit(page, new RegExp(say('ca', 'eventList:flags.withheld')))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ca\/events\/by-slug\/amb-clau$/)
})

test('what is not answered is said beside what is, and asked for again @local @wide', async ({
  page,
  site,
  signIn,
}) => {
  await seedEvent(site, 'ca', { title: `Fira ${site.suffix}` })
  await signIn('ca', 'events')
  await site.fail([{ kind: 'status', code: 404, path: 'venues' }])
  await openSearch(page, 'ca')
  await page.keyboard.type(`fira ${site.suffix}`)
  await expect(hit(page, new RegExp(`^Fira ${site.suffix}`))).toBeVisible()
  const again = page.getByRole('button', {
    name: new RegExp(`^${say('ca', 'search:again', { what: say('ca', 'search:group.venues') })}`),
  })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  await site.fail([])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(again).toHaveCount(0)
})

const looks: (Look & { tags: string })[] = [
  { language: 'ca', colorScheme: 'light', width: 1440, tags: '@once' },
  { language: 'en', colorScheme: 'dark', width: 360, tags: '@once' },
  { language: 'es', colorScheme: 'dark', width: 1440, tags: '@once @full' },
  { language: 'es', colorScheme: 'light', width: 360, tags: '@once @full' },
]

for (const { tags, ...look } of looks)
  test(`searching stands in nobody’s way: ${Object.values(look).join(', ')} ${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { language } = look
    const linked = await seedLinked(site, language)
    const long = `Aplec ${site.suffix} ${'sense-espais'.repeat(6)}`
    await seedEvent(site, language, { title: long, venue: linked.venue.id })
    await wear(page, look)
    await signIn(language, 'events')
    await expect(titled(page, say(language, 'eventList:title'))).toBeVisible()
    const box = await openSearch(page, language)
    await expectAccessible(page)
    await page.keyboard.type(site.suffix)
    await expect(hit(page, /^Aplec/)).toBeVisible()
    await expect(hit(page, /^estrena/)).toBeAttached()
    await expectAccessible(page)
    const { width } = (await page.getByRole('dialog').boundingBox()) ?? { width: 0 }
    expect(width).toBe(look.width < 600 ? look.width : 720)
    expect(
      await page
        .getByRole('listbox')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0)
    await box.fill(`${site.suffix}-nowhere`)
    await expect(page.getByText(say(language, 'search:none'))).toBeVisible()
    await expectAccessible(page)
  })
