import { expectAccessible } from './axe.ts'
import { dayFromNow } from './days.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { LANGUAGES, say } from './words.ts'

for (const language of LANGUAGES)
  test(`a morning begins with what needs a hand, each number leading to its list, in ${language} ${language === 'ca' ? '@wide' : '@full'}`, async ({
    page,
    site,
    signIn,
  }) => {
    const day = dayFromNow(2)
    const dates = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00` }
    const title = `Vetllada ${site.suffix}`
    await seedEvent(site, language, { title, ...dates })
    await signIn(language, '')
    const words = (path: string, holes = {}) => say(language, `desk:${path}`, holes)
    const card = (path: string) => page.getByRole('region', { name: words(path), exact: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('title'))
    await expect(card('coming.week').getByRole('link', { name: title })).toBeVisible()
    const unplaced = card('gaps.title').getByRole('link', {
      name: new RegExp(`^${words('gaps.venue')}: [1-9]`),
    })
    await expect(unplaced).toBeVisible()
    await expect(card('translations.title').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)

    await unplaced.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await page.goBack()
    await card('coming.week').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

for (const data of ['empty', 'town'] as const)
  test.describe(`over a calendar that is ${data}`, () => {
    test.use({ data })
    test('the desk asks the service no more than twelve times @local @wide', async ({
      page,
      site,
      signIn,
    }) => {
      await seedEvent(site, 'ca', { title: `Vetllada ${site.suffix}` })
      await signIn('ca', 'settings')
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/wp-json/')) asked.push(request.url())
      })
      await page.getByRole('link', { name: say('ca', 'app:shell.desk'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ca', 'desk:title'))
      await page.waitForLoadState('networkidle')
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.length).toBeLessThanOrEqual(12)
    })
  })

for (const width of [1440, 360])
  test.describe(`at ${width} px`, () => {
    test.use({ data: 'town' })
    test('the weeks as a table are there whole, and make no page that scrolls sideways @local @once', async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await signIn('ca', '')
      await page.getByText(say('ca', 'desk:weeks.asTable'), { exact: true }).click()
      const table = page.getByRole('table')
      await expect(table).toBeVisible()
      const hidden = await table.evaluate(({ parentElement: frame }) =>
        frame ? frame.scrollWidth - frame.clientWidth : -1,
      )
      expect(hidden).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })

for (const width of [1440, 360])
  test(`what the calendar refused is said above the cards, and apart from them, at ${width} px @local @once`, async ({
    page,
    site,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn('ca', 'settings')
    await site.fail([{ kind: 'status', code: 500, method: 'GET', path: 'events' }])
    await page.getByRole('link', { name: say('ca', 'app:shell.desk'), exact: true }).click()
    const said = page.getByRole('main').getByRole('alert').first()
    await expect(said).toBeVisible()
    const card = page.getByRole('region', { name: say('ca', 'desk:waiting.title'), exact: true })
    // The cards still move while their figures arrive: looked at again until both rest.
    await expect
      .poll(async () => {
        const [above, below] = [await said.boundingBox(), await card.boundingBox()]
        return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      })
      .toBeGreaterThanOrEqual(8)
  })
