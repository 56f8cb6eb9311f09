import type { Locator, Page } from '@playwright/test'
import { violationsIn } from '../axe.ts'
import { EventForm } from '../eventForm.ts'
import { expect, test } from '../fixtures.ts'
import { inBothSchemes, type Look, lookInPairs, wear } from '../looks.ts'
import { type Language, LANGUAGES } from '../words.ts'
import { openings, widthsOf } from './dialogs.ts'
import { isDrawn, isSettled } from './settled.ts'
import type { Stage } from './stage.ts'
import { seedWorld } from './world.ts'

/** Something has been written from here, so that the history has a line. */
async function write({ page, site, world }: Stage): Promise<void> {
  const form = new EventForm(page, world.language)
  await page.goto(`${site.root}${world.language}/events/${world.event.id}`)
  await form.text('website').fill('https://example.org/')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(form.saved(world.event.title, 'publish')).toBeVisible()
}

/** Whether the focus is in it. */
const hasFocus = (part: Locator) =>
  part.evaluate((element) => element.contains(document.activeElement))

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing')

/** What is wrong in one look with a dialog that is open. */
async function seenIn(page: Page, dialog: Locator, look: Look): Promise<unknown[]> {
  await wear(page, look)
  await isDrawn(page)
  const problems: unknown[] = await violationsIn(page)
  const isInside = await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth + 1)
  if (!isInside) problems.push('wider than its own box')
  return problems.length > 0 ? [{ ...look, problems }] : []
}

/** What is wrong with a dialog that a key opens and Escape closes, in looks of one width. */
async function problemsOf(stage: Stage, name: string, looks: readonly Look[]): Promise<unknown[]> {
  const { page, site, world } = stage
  const opening = openings[name]
  const [first] = looks
  if (!opening || !first) return ['unknown']
  await wear(page, first)
  await page.goto(`${site.root}${world.language}/${opening.path(stage)}`)
  await isSettled(page)
  const opener = await opening.open(stage)
  const dialog = page.locator('[role=dialog], [role=alertdialog], [role=menu]').last()
  await expect(dialog).toBeVisible()
  await page.waitForLoadState('networkidle')
  const problems: unknown[] = []
  for (const look of looks) problems.push(...(await seenIn(page, dialog, look)))
  await expect.poll(() => hasFocus(dialog), { message: `${name}: the focus is in it` }).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog, `${name}: Escape closes it`).toHaveCount(0)
  const isBack = await expect(opener)
    .toBeFocused({ timeout: 3000 })
    .then(() => true)
    .catch(() => false)
  if (!isBack) problems.push(`the focus is on ${await focused(page)}`)
  return problems
}

type LooksOf = (place: number, widths: readonly number[]) => readonly Look[]

/** What is wrong with each of the dialogs, in the looks that its place among them gives it. */
async function problemsOfAll(stage: Stage, looksOf: LooksOf): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [place, [name, opening]] of Object.entries(openings).entries()) {
    const widths = widthsOf(opening)
    const looks = looksOf(place, widths).filter(({ width }) => widths.includes(width))
    if (looks.length === 0) continue
    const problems = await problemsOf(stage, name, looks).catch((error: unknown) => [String(error)])
    if (problems.length > 0) found[`${name}, ${looks[0]?.width} px`] = problems
  }
  return found
}

function readAll(named: string, language: Language, looksOf: LooksOf): void {
  test(`no dialog stands in anyone's way, and each gives the focus back: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(600_000)
    const world = await seedWorld(site, language)
    await signIn(language)
    await write({ page, site, world })
    expect(await problemsOfAll({ page, site, world }, looksOf)).toEqual({})
  })
}

for (const language of LANGUAGES)
  readAll(`${language}, in pairs @once @local`, language, (place, widths) => [
    lookInPairs(place, language, widths),
  ])

for (const looks of inBothSchemes)
  for (const { language, width } of looks.slice(0, 1))
    readAll(`${language}, ${width} px, light and dark @once @local @full`, language, () => looks)
