import { EventForm } from '../eventForm.ts'
import { expect, test } from '../fixtures.ts'
import { wear } from '../looks.ts'
import { openings } from './dialogs.ts'
import { isSettled } from './settled.ts'
import type { Stage } from './stage.ts'
import { seedWorld } from './world.ts'
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '../words.ts'
import { type Brackets, bracketed, leftOver } from './untranslated.ts'

/** Signs that have no width, that no word of the catalogues has, and that locators pass over. */
const unseen: Brackets = { open: '\u00AD', close: '\u200B' }

function textsIn(words: unknown): readonly string[] {
  return typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(textsIn)
}

function wordsOf(language: Language): ReadonlySet<string> {
  const room = new URL(`../../locales/${language}/`, import.meta.url)
  return new Set(
    readdirSync(room).flatMap((file) =>
      textsIn(JSON.parse(readFileSync(new URL(file, room), 'utf8'))),
    ),
  )
}

/** A value of an object in a script as the build writes it, or in JSON within one. */
const values = /(?<=:)(`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*")/gs

/** The same or one of a list, where a script is nothing but words; no name of a value. */
const messages = /(?<=[:[,])(`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*")(?!:)/gs

/** The script with every word of a language between brackets. */
function inBrackets(script: string, literals: RegExp, words: ReadonlySet<string>): string {
  return script.replaceAll(literals, (literal) => {
    const inner = literal.slice(1, -1)
    const text = inner.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign))
    return words.has(text) ? literal[0] + bracketed(unseen, inner) + literal[0] : literal
  })
}

/** From now on every word that a page takes from the catalogues of a language stands between unseen brackets. */
async function speakInBrackets(page: Page, language: Language): Promise<void> {
  const all = wordsOf(language)
  // Beside what is needed first there is code, which has words of its own, such as the paths of pages: no sentences.
  const sentences = new Set([...all].filter((words) => /\p{Lu}\p{Ll}| /u.test(words)))
  const put = (scripts: RegExp, literals: RegExp, words: ReadonlySet<string>) =>
    page.route(scripts, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: inBrackets(await response.text(), literals, words) })
    })
  await put(new RegExp(`/${language}-(?:pages|guide)-[^/]+\\.js$`), messages, all)
  // What signs in comes with the forms.
  await put(/\/(?:index|form)-[^/]+\.js$/, values, sentences)
}

/** Everything in the document that a person reads or hears: texts, and attributes that are said. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = 'aria-label aria-description title placeholder alt aria-valuetext'.split(' ')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      // What was typed, texts of the calendar, and what stands on the keys of a keyboard are nobody's words here.
      const nobodys = 'style, script, noscript, [contenteditable], textarea, [translate=no], kbd'
      if (parent?.closest(nobodys) === null) texts.push(walker.currentNode.textContent ?? '')
    }
    const said = [...document.body.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    )
    return [...new Set([...texts, ...said, document.title])]
  })
}

/**
 * What a page says that comes from no catalogue.
 * @param names patterns of what is of the world
 */
async function leftInCode(page: Page, names: readonly RegExp[]): Promise<string[]> {
  const said = await saidOn(page)
  return said.map((text) => leftOver(unseen, text, names)).filter((text) => text !== '')
}

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
  test(`dialogs say catalogued words: ${width} px @full @local`, async ({ page, site, signIn }) => {
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
