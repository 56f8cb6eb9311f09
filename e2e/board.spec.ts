import { expectAccessible } from './axe.ts'
import { answerListings } from './commands/benchBoard.ts'
import { daySpan } from './days.ts'
import { expect, type Site, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { type Language, LANGUAGES, say } from './words.ts'

/** Fifteen dances in Catalan, three of which have a Spanish version at another price. */
async function seedDances(site: Site): Promise<void> {
  for (const at of Array.from({ length: 15 }).keys()) {
    const slug = `ball-${at}-${site.suffix}`
    const span = daySpan(5 + at)
    await seedEvent(site, 'ca', { title: `Ball ${at} ${site.suffix}`, slug, ...span, cost: '8' })
    if (at < 3)
      await seedEvent(site, 'es', { title: `Baile ${at} ${site.suffix}`, slug, ...span, cost: '9' })
  }
}

test('a translator sees what lacks Spanish and what has drifted, and confirms many by keyboard @wide', async ({
  page,
  site,
  signIn,
}) => {
  await seedDances(site)
  await signIn('ca', `translations?search=${site.suffix}`)
  const states = page.getByRole('navigation', { name: say('ca', 'translations:states.label') })
  const tab = (state: string, count: number) =>
    states.getByRole('link', { name: `${say('ca', `translations:states.${state}`)} ${count}` })
  await tab('missing', 15).click()
  await page.getByRole('link', { name: 'Español (12)' }).click()
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', '13')
  await tab('differ', 3).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '4')
  await grid.getByRole('link', { name: `Baile 0 ${site.suffix}` }).click()
  await expect(page).toHaveURL(/\/es\/translations\/\d+$/)
  await page.goBack()
  await tab('confirm', 3).click()
  await expect(grid.getByRole('row')).toHaveCount(3)
  await page.keyboard.press('j')
  for (const left of [2, 1]) {
    await page.keyboard.press('c')
    await expect(grid.getByRole('row')).toHaveCount(left)
    await expect(grid.getByRole('gridcell').first()).toBeFocused()
  }
  await page.keyboard.press('c')
  await expect(page.getByText(say('ca', 'translations:empty.state'))).toBeVisible()
  await tab('differ', 3).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '4')
})

test('of two thousand rows the document holds sixty at most, wherever one scrolls to @once @local', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca')
  await answerListings(page, 2000)
  await page.goto(`${site.root}ca/translations`)
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', /^2\d{3}$/)
  const drawn = grid.locator('tbody tr')
  const seen = new Set<string>()
  for (const share of [0, 0.3, 0.6, 1]) {
    await page.evaluate((to) => window.scrollTo(0, to * document.body.scrollHeight), share)
    // The row that has the focus, or gets it next, stays: the last one tells how far it is.
    await expect(async () => {
      const last = (await drawn.last().getAttribute('aria-rowindex')) ?? ''
      expect(seen).not.toContain(last)
      seen.add(last)
    }).toPass({ timeout: 30_000 })
    expect(await drawn.count()).toBeLessThanOrEqual(60)
    expect(await drawn.count()).toBeGreaterThan(5)
  }
})

const looks: readonly [Language, 'light' | 'dark', number][] = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [1440, 768, 360].map((width): [Language, 'light' | 'dark', number] => [
      language,
      scheme,
      width,
    ]),
  ),
)

for (const [language, colorScheme, width] of looks) {
  const isRare = `${language} ${colorScheme} ${width}` === 'es dark 360' ? '' : ' @full'
  test(`board and confirming stand in nobody's way: ${language}, ${colorScheme}, ${width} px @once${isRare}`, async ({
    page,
    site,
    signIn,
  }) => {
    await seedDances(site)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await signIn(language, `translations?search=${site.suffix}`)
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${site.root}${language}/translations?search=${site.suffix}&state=confirm`)
    await expect(page.getByRole('grid')).toBeVisible()
    const tabs = page.getByRole('navigation', { name: say(language, 'translations:states.label') })
    await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)
  })

  test(`a file of pairs, what differs, and texts for translators stand in nobody's way: ${language}, ${colorScheme}, ${width} px @once${isRare}`, async ({
    page,
    site,
    signIn,
  }) => {
    await seedDances(site)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await signIn(language, `translations?search=${site.suffix}&state=confirm`)
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('row')).toHaveCount(3)
    await page.keyboard.press('j')
    await page.keyboard.press('c')
    await expect(grid.getByRole('row')).toHaveCount(2)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say(language, 'translations:files.export') }).click()
    const file = await (await saved).path()
    await page
      .getByLabel(say(language, 'translations:files.file'), { exact: true })
      .setInputFiles(file)
    const brings = page.getByRole('dialog', {
      name: say(language, 'translations:files.previewTitle'),
    })
    await expect(brings).toBeVisible()
    await expectAccessible(page)
    const confirmed = `translations?search=${site.suffix}&state=confirm&said=together`
    await page.goto(`${site.root}${language}/${confirmed}`)
    await expect(grid.getByRole('row')).toHaveCount(1)
    await expectAccessible(page)

    await page.goto(`${site.root}${language}/translations/drift`)
    await expect(page.getByRole('list', { name: say(language, 'drift:list.events') })).toBeVisible()
    await expectAccessible(page)
    await page.getByText(say(language, 'drift:takeThis')).first().click()
    await expect(page.getByRole('dialog', { name: say(language, 'drift:take') })).toBeVisible()
    await expectAccessible(page)

    // No event of these is in English.
    await page.goto(`${site.root}${language}/translations/exchange?from=ca&to=es`)
    await expect(
      page.getByRole('button', { name: say(language, 'exchange:out.csv') }),
    ).toBeEnabled()
    await expectAccessible(page)
    await page.goto(`${site.root}${language}/translations/exchange?part=in`)
    const text =
      'record,field,source_language,target_language,source,target\nplaces/1,title,ca,es,a,b\n'
    await page
      .getByLabel(say(language, 'exchange:in.choose'))
      .and(page.locator('input'))
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await expect(page.getByText(say(language, 'exchange:in.nothing'))).toBeVisible()
    await expectAccessible(page)
  })
}
