import { EventForm } from '../eventForm.ts'
import { expect, test } from '../fixtures.ts'
import { wear } from '../looks.ts'
import { openings } from './dialogs.ts'
import { leftInCode, speakInBrackets } from './inBrackets.ts'
import { isSettled } from './settled.ts'
import type { Stage } from './stage.ts'
import { seedWorld } from './world.ts'

const language = 'en'

/** Names of the world, what its steps type, and the letters that the calendar has for a category of it: first ones of its name. */
const ofTheWorld = ({ site }: Stage) => [
  new RegExp(String.raw`(\p{L}+[ -])?${site.suffix}`, 'giu'),
  new RegExp(String.raw`\bD(an|${site.suffix[0]})\b`, 'giu'),
  /plaça|Nau nova|Canviat|Vic\b|texts\.csv|Fira(?: nova)?/gu,
  // what the service answers to the connection test
  /rest_not_logged_in\s+No heu iniciat la sessió/gu,
]

async function leftIn(stage: Stage, name: string): Promise<readonly string[]> {
  const { page, site } = stage
  const { path, open } = openings[name] ?? {}
  if (path === undefined || open === undefined) return ['unknown']
  await page.goto(`${site.root}${language}/${path(stage)}`)
  await isSettled(page)
  await open(stage)
  const dialog = page.locator('[role=dialog], [role=alertdialog], [role=menu]').last()
  await expect(dialog, name).toBeVisible()
  await page.waitForLoadState('networkidle')
  const left = await leftInCode(page, ofTheWorld(stage))
  await page.keyboard.press('Escape')
  return left
}

/** One by one the dialogs that are there at this width are read, with the pages they stand on. */
for (const width of [1440, 360])
  test(`every word of every dialog comes from the catalogues: ${width} px @full @local`, async ({
    page,
    site,
    signIn,
  }) => {
    test.setTimeout(600_000)
    const stage = { page, site, world: await seedWorld(site, language) }
    await wear(page, { language, colorScheme: 'light', width })
    await signIn(language)
    const form = new EventForm(page, language)
    await page.goto(`${site.root}${language}/events/${stage.world.event.id}`)
    await form.text('website').fill('https://example.org/')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(form.saved(stage.world.event.title, 'publish')).toBeVisible()
    await speakInBrackets(page, language)
    const found: Record<string, readonly string[]> = {}
    for (const [name, { from = 0, until = Infinity }] of Object.entries(openings)) {
      if (width < from || width > until) continue
      const left = await leftIn(stage, name)
      if (left.length > 0) found[name] = left
    }
    expect(found).toEqual({})
  })
