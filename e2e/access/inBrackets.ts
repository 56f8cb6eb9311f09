import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '../words.ts'
import { type Brackets, bracketed, leftOver } from './untranslated.ts'

/** Signs that have no width, that no word of the catalogues has, and that locators pass over. */
export const unseen: Brackets = { open: '\u00AD', close: '\u200B' }

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

/** The script with every word of a language between brackets. */
function inBrackets(script: string, words: ReadonlySet<string>): string {
  return script.replaceAll(values, (literal) => {
    const inner = literal.slice(1, -1)
    const text = inner.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign))
    return words.has(text) ? literal[0] + bracketed(unseen, inner) + literal[0] : literal
  })
}

/** From now on every word that a page takes from the catalogues of a language stands between unseen brackets. */
export async function speakInBrackets(page: Page, language: Language): Promise<void> {
  const all = wordsOf(language)
  // Beside what is needed first there is code, which has words of its own, such as the paths of pages: no sentences.
  const sentences = new Set([...all].filter((words) => /\p{Lu}\p{Ll}| /u.test(words)))
  const put = (scripts: RegExp, words: ReadonlySet<string>) =>
    page.route(scripts, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: inBrackets(await response.text(), words) })
    })
  await put(new RegExp(`/${language}-(?:pages|guide)-[^/]+\\.js$`), all)
  await put(/\/index-[^/]+\.js$/, sentences)
}

/** Everything in the document that a person reads or hears: texts, and attributes that are said. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [
      'aria-label',
      'aria-description',
      'title',
      'placeholder',
      'alt',
      'aria-valuetext',
    ]
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
export async function leftInCode(page: Page, names: readonly RegExp[]): Promise<string[]> {
  const said = await saidOn(page)
  return said.map((text) => leftOver(unseen, text, names)).filter((text) => text !== '')
}
