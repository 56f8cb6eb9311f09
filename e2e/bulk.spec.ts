import type { Page } from '@playwright/test'
import { factsOf } from './facts.ts'
import { type Fixtures, type Site, expect, test } from './fixtures.ts'
import { pressOnto } from './hands.ts'
import type { WireRecord } from './rest.ts'
import { seedEvent } from './seeds.ts'
import { LANGUAGES, type Language, say } from './words.ts'

const thirty = 30

/** What a write that forgot it would reset (contract.md §0.3). */
const aspectsOf = (at: number) => ({
  description: `<p>Text «${at}» & <em>més</em></p>`,
  excerpt: `Resum ${at}`,
  cost: at % 3 === 0 ? '' : `${at}.50 €`,
  ...(at % 2 === 0 ? { website: `https://example.org/?a=${at}&b=2` } : {}),
  timezone: at % 4 === 0 ? 'Atlantic/Canary' : 'Europe/Madrid',
  show_map: at % 2 === 0,
  featured: at % 5 === 0,
  sticky: at % 7 === 0,
})

interface Move {
  from: WireRecord
  to: WireRecord
}

/** Thirty events at one venue, and another venue for them. */
async function seedMove(site: Site, language: Language): Promise<Move> {
  const { rest, suffix } = site
  const from = await rest.create('venues', language, { venue: `Ateneu ${suffix}` })
  const to = await rest.create('venues', language, { venue: `Teatre ${suffix}` })
  for (let at = 1; at <= thirty; at += 1)
    await seedEvent(site, language, {
      ...aspectsOf(at),
      title: `Acte ${at} ${suffix}`,
      venue: from.id,
    })
  return { from, to }
}

function eventsAt({ rest }: Site, language: Language, venue: WireRecord): Promise<WireRecord[]> {
  const query = `starts_after=1900-01-01&per_page=50&venue=${venue.id}`
  return rest.list('events', language, query)
}

async function countAt(site: Site, language: Language, venue: WireRecord): Promise<number> {
  return (await eventsAt(site, language, venue)).length
}

/** Whole records, by their numbers. */
function inOrder(records: readonly WireRecord[]) {
  return records.toSorted((one, other) => one.id - other.id).map((record) => factsOf(record))
}

/** The words and places of a change of many. */
function bulkOn(page: Page, language: Language) {
  const counted = { number: String(thirty), count: thirty }
  const dialog = page.getByRole('dialog')
  const counts = say(language, 'bulk:counts.saved_other', counted)
  return {
    chosen: page
      .getByRole('region', { name: say(language, 'bulk:selection.bar') })
      .getByText(say(language, 'bulk:selection.count_other', counted), { exact: true }),
    menu: page.getByRole('button', { name: say(language, 'bulk:menu') }),
    move: page.getByRole('menuitem', { name: say(language, 'bulk:event.actions.venue') }),
    venue: dialog.getByRole('combobox', { name: say(language, 'bulk:event.newVenue') }),
    preview: dialog.getByText(say(language, 'bulk:preview.change_other', counted)),
    start: dialog.getByRole('button', { name: say(language, 'bulk:start.change_other', counted) }),
    over: dialog.getByText(say(language, 'bulk:over', { counts })),
    undo: dialog.getByRole('button', { name: say(language, 'bulk:undo_other', counted) }),
    undone: dialog.getByText(say(language, 'bulk:undone', { counts })),
    close: dialog.getByRole('button', { name: say(language, 'bulk:close') }),
  }
}

/** Their list, with the hands for a change of them. */
async function openTheirs(
  { page, site, signIn }: Pick<Fixtures, 'site' | 'signIn'> & { page: Page },
  language: Language,
) {
  test.slow()
  const { from, to } = await seedMove(site, language)
  await signIn(language, `events?venue=${from.id}`)
  const before = inOrder(await eventsAt(site, language, from))
  expect(before).toHaveLength(thirty)
  return { from, to, before, bulk: bulkOn(page, language) }
}

const patience = { timeout: 60_000 }

for (const language of LANGUAGES) {
  const wide = language === 'ca' ? '' : ' @full'
  test(`an editor in ${language} moves a venue's thirty events to another and undoes it${wide}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { from, to, before, bulk } = await openTheirs({ page, site, signIn }, language)
    await page.getByRole('checkbox', { name: say(language, 'filters:row.pickAll') }).check()
    await expect(bulk.chosen).toBeVisible()
    await bulk.menu.click()
    await bulk.move.click()
    await bulk.venue.fill(`Teatre ${site.suffix}`)
    await page.getByRole('option', { name: `Teatre ${site.suffix}` }).click()
    await expect(bulk.preview).toBeVisible()
    await bulk.start.click()
    await expect(bulk.over).toBeVisible(patience)
    expect(await countAt(site, language, to)).toBe(thirty)
    expect(await countAt(site, language, from)).toBe(0)
    await bulk.undo.click()
    await expect(bulk.undone).toBeVisible(patience)
    expect(inOrder(await eventsAt(site, language, from))).toEqual(before)
    await bulk.close.click()
    await expect(bulk.menu).toBeFocused()
  })
}

/** Presses of a key that lead to anything on the page or in the dialog. */
const near = 20

for (const language of LANGUAGES)
  test(`the same in ${language} by keyboard alone${language === 'ca' ? ' @wide' : ' @full'}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { from, to, before, bulk } = await openTheirs({ page, site, signIn }, language)
    const titles = page.locator('[data-row] [data-row-link]')
    await expect(titles).toHaveCount(thirty)
    await page.keyboard.press('j')
    await expect(titles.first()).toBeFocused()
    await page.keyboard.press('x')
    await pressOnto(titles.last(), 'j', thirty)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Space')
    await expect(bulk.chosen).toBeVisible()
    await pressOnto(bulk.menu, 'Tab', near)
    await page.keyboard.press('Enter')
    await pressOnto(bulk.move, 'ArrowDown', near)
    await page.keyboard.press('Enter')
    await pressOnto(bulk.venue, 'Tab', near)
    await page.keyboard.type(`Teatre ${site.suffix}`)
    await expect(page.getByRole('option', { name: `Teatre ${site.suffix}` })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(bulk.preview).toBeVisible()
    await pressOnto(bulk.start, 'Tab', near)
    await page.keyboard.press('Enter')
    await expect(bulk.over).toBeVisible(patience)
    expect(await countAt(site, language, to)).toBe(thirty)
    await pressOnto(bulk.undo, 'Tab', near)
    await page.keyboard.press('Enter')
    await expect(bulk.undone).toBeVisible(patience)
    expect(inOrder(await eventsAt(site, language, from))).toEqual(before)
    await pressOnto(bulk.close, 'Tab', near)
    await page.keyboard.press('Enter')
    await expect(bulk.menu).toBeFocused()
  })
