import { violationsIn } from '../axe.ts'
import { EventForm } from '../eventForm.ts'
import { expect, test } from '../fixtures.ts'
import { lookInPairs, type Look, wear } from '../looks.ts'
import { LANGUAGES } from '../words.ts'
import { openings, widthsOf } from './dialogs.ts'
import { isDrawn, isSettled } from './settled.ts'
import type { Stage } from './stage.ts'
import { seedWorld } from './world.ts'

/** What is wrong with a dialog that is opened in one look, and closed by Escape. */
async function problemsOf(stage: Stage, name: string, look: Look): Promise<unknown[]> {
  const { page, site, world } = stage
  const opening = openings[name]
  if (!opening) return ['unknown']
  await wear(page, look)
  await site.fail([])
  await page.goto(`${site.root}${world.language}/${opening.path(stage)}`)
  await isSettled(page)
  const opener = await opening.open(stage)
  const dialogs = page
    .locator('[role=dialog], [role=alertdialog], [role=menu]')
    .filter({ visible: true })
  const dialog = dialogs.last()
  await expect(dialog).toBeVisible()
  await page.waitForLoadState('networkidle')
  await isDrawn(page)
  const problems: unknown[] = await violationsIn(page)
  const isInside = await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth + 1)
  if (!isInside) problems.push('wider than its own box')
  const hasFocus = () => dialog.evaluate((box) => box.contains(document.activeElement))
  await expect.poll(hasFocus, { message: 'the focus is in it' }).toBe(true)
  if (opening.stays) return problems
  // Under one that stands on another the other stays.
  const open = await dialogs.count()
  await page.keyboard.press('Escape')
  await expect(dialogs, 'Escape closes it').toHaveCount(open - 1)
  await expect(opener, 'the focus is where it was').toBeFocused({ timeout: 5_000 })
  return problems
}

for (const language of LANGUAGES)
  test(`no dialog breaks a rule of WCAG 2.2 AA, and each gives the focus back: ${language} @full @local`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(1_200_000)
    const world = await seedWorld(site, language)
    const stage = { page, site, world }
    const form = new EventForm(page, language)
    // Something has been written from here, so that the history has a line.
    await signIn(language, `events/${world.event.id}`)
    await form.text('website').fill('https://example.org/')
    await form.save('save', world.event.title, 'publish')
    const found: Record<string, unknown> = {}
    for (const [place, [name, opening]] of Object.entries(openings).entries()) {
      const look = lookInPairs(place, language, widthsOf(opening))
      const problems = await problemsOf(stage, name, look).catch((error: unknown) => [
        String(error),
      ])
      if (problems.length > 0) found[`${name}, ${look.width} px, ${look.colorScheme}`] = problems
    }
    expect(found).toEqual({})
  })
