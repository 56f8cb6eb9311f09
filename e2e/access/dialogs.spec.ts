import type { Locator, Page } from '@playwright/test'
import { violationsIn } from '../axe.ts'
import { EventForm } from '../eventForm.ts'
import { expect, test } from '../fixtures.ts'
import { type Look, wear } from '../looks.ts'
import { LANGUAGES } from '../words.ts'
import { openings } from './dialogs.ts'
import { isSettled } from './settled.ts'
import type { Stage } from './stage.ts'
import { seedWorld } from './world.ts'

const inPairs: readonly Look[] = [
  { language: 'ca', colorScheme: 'dark', width: 1440 },
  { language: 'es', colorScheme: 'light', width: 360 },
  { language: 'en', colorScheme: 'light', width: 768 },
]

const every = LANGUAGES.flatMap((language) =>
  [1440, 768, 360].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme): Look => ({ language, colorScheme, width })),
  ),
)

const isInEveryRun = (look: Look) =>
  inPairs.some(
    (one) => Object.values(one).join() === [look.language, look.colorScheme, look.width].join(),
  )

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

for (const look of every) {
  const { language, colorScheme, width } = look
  const tags = isInEveryRun(look) ? '' : ' @full'
  test(`no dialog stands in anyone's way, and each gives the focus back: ${language}, ${colorScheme}, ${width} px @once @local${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(600_000)
    const world = await seedWorld(site, language)
    await wear(page, look)
    await signIn(language)
    await write({ page, site, world })
    const found: Record<string, unknown> = {}
    for (const [name, { from = 0, until = Infinity }] of Object.entries(openings)) {
      if (width < from || width > until) continue
      const problems = await problemsOf({ page, site, world }, name).catch((error: unknown) => [
        String(error),
      ])
      if (problems.length > 0) found[name] = problems
    }
    expect(found).toEqual({})
  })
}
