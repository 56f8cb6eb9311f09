import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './axe.ts'
import { Beside, confirmAll } from './beside.ts'
import { EventForm } from './eventForm.ts'
import { type Site, expect, test } from './fixtures.ts'
import { looksOf, wear } from './looks.ts'
import { seedEvent, seedLinked } from './seeds.ts'
import { type Language, LANGUAGES, say } from './words.ts'

const looks = looksOf(3)

const boards = ['events', 'venues', 'organizers', 'categories', 'tags'] as const

/** An event in two of the languages, at two prices, the first of them at a place of its own. */
async function seedTwo(site: Site, language: Language, other: Language) {
  const linked = await seedLinked(site, language)
  const slug = `fira-${site.suffix}`
  const title = `Fira ${site.suffix}`
  const { id } = await seedEvent(site, language, {
    title,
    slug,
    cost: '8',
    venue: linked.venue.id,
    description: '<p>Parades a la plaça, de bon matí.</p>',
  })
  const there = { title: `Fair ${site.suffix}`, slug, cost: '9', status: 'draft' }
  const { id: otherId } = await seedEvent(site, other, there)
  return { id, otherId, title }
}

for (const { tags, ...look } of looks) {
  const { language } = look
  const [other = 'ca', third = 'ca'] = LANGUAGES.filter((one) => one !== language)
  const named = `${Object.values(look).join(', ')} ${tags}`

  test(`the boards of all collections stand in nobody’s way: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    await seedTwo(site, language, other)
    await wear(page, look)
    await signIn(language)
    for (const of of boards) {
      await page.goto(`${site.root}${language}/translations?of=${of}`)
      await expect(page.getByRole('grid')).toBeVisible()
      await expectAccessible(page)
    }
  })

  test(`nor do languages side by side: ${named}`, async ({ page, site, signIn }) => {
    const { id, title } = await seedTwo(site, language, other)
    await wear(page, look)
    await signIn(language)
    await confirmAll(page, site, language, 1)
    await page.goto(`${site.root}${language}/translations/${id}`)
    await readBeside(new Beside(page, language), { title, other, third })
  })

  test(`nor does the switch to a language without a version: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { id, otherId, title } = await seedTwo(site, language, other)
    await wear(page, look)
    await signIn(language)
    const main = page.getByRole('main')
    await page.goto(`${site.root}${third}/translations/of/${language}/events/${id}`)
    await expect(main.getByText(title).first()).toBeVisible()
    await expectAccessible(page)
    await confirmAll(page, site, language, 1)
    await site.rest.call('DELETE', other, `events/${otherId}`)
    await page.goto(`${site.root}${other}/translations/of/${language}/events/${id}`)
    await expect(main.getByRole('link', { name: say(other, 'version:gone.open') })).toBeVisible()
    await expectAccessible(page)
  })

  test(`nor do facts that are carried to the other versions: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { id } = await seedTwo(site, language, other)
    await wear(page, look)
    await signIn(language)
    await confirmAll(page, site, language, 1)
    await page.goto(`${site.root}${language}/events/${id}`)
    await readCarrying(page, new EventForm(page, language), site)
  })

  test(`nor do texts that come back from a translator: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { id, otherId } = await seedTwo(site, language, other)
    await wear(page, look)
    await signIn(language)
    const from = `${language},${other}`
    await readTexts(page, site, language, [
      'record,field,source_language,target_language,source,target,target_record',
      `events/${id},title,${from},Fira,Gran fira ${site.suffix},events/${otherId}`,
      `events/${id},title,${language},${third},Fira,Fira nova,`,
      `events/999999,title,${from},Fira,Fira,events/${otherId}`,
    ])
  })
}

/** A version that is missing and made, one that differs, boxes with a mistake, and a source that has changed. */
async function readBeside(
  beside: Beside,
  { title, other, third }: { title: string; other: Language; third: Language },
): Promise<void> {
  const { page, language } = beside
  const open = async (one: Language) => {
    const tab = page.getByRole('tab', { name: beside.nameOf(one), exact: true })
    if (await tab.isVisible()) await tab.click()
  }
  await expect(beside.save).toBeVisible()
  await open(other)
  await expect(beside.title(other)).toBeVisible()
  await expectAccessible(page)
  await open(third)
  const name = beside.nameOf(third)
  await beside.button(beside.column(third), 'missing.create', { language: name }).click()
  const dialog = page.getByRole('dialog', { name: beside.say('make.title', { language: name }) })
  await expectReadable(dialog)
  await beside.button(dialog, 'make.action').click()
  await expect(beside.title(third)).toHaveValue(title)
  await expectAccessible(page)

  await beside.title(third).fill('')
  await beside.save.click()
  await expect(beside.column(third).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await beside.title(third).fill(`${title} 3`)
  await open(language)
  await beside.title(language).fill(`${title} gran`)
  await beside.save.click()
  await expect(beside.saved(`${title} gran`, language, third)).toBeVisible()
  await open(other)
  const changed = beside.say('changes.title', { language: beside.nameOf(language) })
  await expect(beside.column(other).getByText(changed)).toBeVisible()
  await expectAccessible(page)
}

/** The offer to carry, its dialog with links to choose, and what came of it. */
async function readCarrying(page: Page, form: EventForm, site: Site): Promise<void> {
  const { language } = form
  await form.text('cost').fill('12')
  await form.pick('organizer', `Ateneu ${site.suffix}`)
  await page.keyboard.press('ControlOrMeta+s')
  const carry = page.getByRole('button', { name: say(language, 'carry:carry') })
  await expect(carry).toBeVisible()
  await expectAccessible(page)
  // It leaves by itself after eight seconds, and may have done so while the page was read.
  await expect(page.getByRole('button', { name: say(language, 'ui:toast.close') })).toHaveCount(0)
  await carry.click()
  const dialog = page.getByRole('dialog', { name: say(language, 'carry:title') })
  await expectReadable(dialog)
  const change = say(language, 'bulk:start.change_one', { number: 1 })
  await dialog.getByRole('button', { name: change, exact: true }).click()
  const counts = say(language, 'bulk:counts.saved_one', { number: 1 })
  await expect(dialog.getByText(say(language, 'bulk:over', { counts }))).toBeVisible()
  await expectReadable(dialog)
}

/** A file with a changed text, one for a version that is not there yet, and one that cannot be taken. */
async function readTexts(page: Page, site: Site, language: Language, lines: readonly string[]) {
  const words = (path: string, holes = {}) => say(language, `exchange:${path}`, holes)
  await page.goto(`${site.root}${language}/translations/exchange?part=in`)
  await page
    .getByLabel(words('in.choose'))
    .and(page.locator('input'))
    .setInputFiles({
      name: 'texts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${lines.join('\n')}\n`),
    })
  await expect(page.getByText(words('problem.sourceGone'), { exact: false })).toBeVisible()
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: words('batch.save_one', { number: 1 }) }).click()
  const dialog = page.getByRole('dialog')
  await expectReadable(dialog)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words('batch.make_one', { number: 1 }) }).click()
  const make = dialog.getByRole('button', { name: words('drafts.make_one', { number: 1 }) })
  await expect(make).toBeVisible()
  await expectReadable(dialog)
}
