import type { Locator, Page } from '@playwright/test'
import { violationsIn } from '../axe.ts'
import { EventForm } from '../eventForm.ts'
import { expect, test } from '../fixtures.ts'
import { everyLook, type Look, lookInPairs, wear } from '../looks.ts'
import { type Language, LANGUAGES } from '../words.ts'
import { openings, widthsOf } from './dialogs.ts'
import { isSettled } from './settled.ts'
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

/** What is wrong with a dialog that a key opens and Escape closes. */
async function problemsOf(stage: Stage, name: string): Promise<unknown[]> {
  const { page, site, world } = stage
  const opening = openings[name]
  if (!opening) return ['unknown']
  await page.goto(`${site.root}${world.language}/${opening.path(stage)}`)
  await isSettled(page)
  const opener = await opening.open(stage)
  const dialog = page.locator('[role=dialog], [role=alertdialog], [role=menu]').last()
  await expect(dialog).toBeVisible()
  await page.waitForLoadState('networkidle')
  const problems: unknown[] = await violationsIn(page)
  await expect.poll(() => hasFocus(dialog), { message: `${name}: the focus is in it` }).toBe(true)
  const isInside = await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth + 1)
  if (!isInside) problems.push('wider than its own box')
  await page.keyboard.press('Escape')
  await expect(dialog, `${name}: Escape closes it`).toHaveCount(0)
  const isBack = await expect(opener)
    .toBeFocused({ timeout: 3000 })
    .then(() => true)
    .catch(() => false)
  if (!isBack) problems.push(`the focus is on ${await focused(page)}`)
  return problems
}

type LookOf = (place: number, widths: readonly number[]) => Look

/** What is wrong with each of the dialogs, in the look that its place among them gives it. */
async function problemsOfAll(stage: Stage, lookOf: LookOf): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [place, [name, opening]] of Object.entries(openings).entries()) {
    const widths = widthsOf(opening)
    const look = lookOf(place, widths)
    if (!widths.includes(look.width)) continue
    await wear(stage.page, look)
    const problems = await problemsOf(stage, name).catch((error: unknown) => [String(error)])
    if (problems.length > 0) found[`${name}: ${look.colorScheme}, ${look.width} px`] = problems
  }
  return found
}

function readAll(named: string, language: Language, lookOf: LookOf): void {
  test(`no dialog stands in anyone's way, and each gives the focus back: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(600_000)
    const world = await seedWorld(site, language)
    await signIn(language)
    await write({ page, site, world })
    expect(await problemsOfAll({ page, site, world }, lookOf)).toEqual({})
  })
}

for (const language of LANGUAGES)
  readAll(`${language}, in pairs @once @local`, language, (place, widths) =>
    lookInPairs(place, language, widths),
  )

for (const look of everyLook) {
  const { language, colorScheme, width } = look
  const named = `${language}, ${colorScheme}, ${width} px @once @local @full`
  readAll(named, language, () => look)
}
