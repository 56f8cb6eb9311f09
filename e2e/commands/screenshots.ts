import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { everyLook, type Look } from '../looks.ts'
import { fillSignIn } from '../signIn.ts'
import { type Language, LANGUAGES, say } from '../words.ts'
import { browserArguments, browserPath } from './browser.ts'
import { buildIfStale } from './build.ts'
import { type Pictured, picturedPages } from './picturedPages.ts'
import { picturesOfReadme } from './readmePictures.ts'
import { withTestServer } from './servers.ts'

/** Where the pictures of every page go. */
const FOLDER = '.cache/screenshots'

const { values } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    language: { type: 'string', default: 'ca' },
    only: { type: 'string', default: '' },
  },
})

/** Something was written from this browser: its history has what to show. */
async function write(page: Page, root: string, { language, width, colorScheme }: Look) {
  await page.goto(`${root}${language}/tags/new`, { waitUntil: 'networkidle' })
  const name = page.getByRole('textbox', {
    name: new RegExp(`^${say(language, 'termForm:label.name')}`),
  })
  await name.fill(`${language} ${width} ${colorScheme}`)
  await page.getByRole('button', { name: say(language, 'recordForm:action.save') }).click()
  await page.waitForURL(/tags\/\d+/)
}

interface Places {
  root: string
  pages: readonly Pictured[]
}

async function take(browser: Browser, { root, pages }: Places, look: Look): Promise<void> {
  const { language, width, colorScheme } = look
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: language,
    colorScheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const file = (name: string) => `${FOLDER}/${name}-${language}-${width}-${colorScheme}.png`
  await page.goto(`${root}${language}/events`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: file('sign-in') })
  await fillSignIn(page, 'editor', 'editor demo password', language)
  await write(page, root, look)
  for (const { name, address } of pages) {
    await page.goto(root + address, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.screenshot({ path: file(name) })
  }
  await context.close()
}

async function picturesOfAll(browser: Browser, root: string, language: Language): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const pages = await picturedPages(root, language)
  const wanted = pages.filter(({ name }) => name.includes(values.only))
  for (const look of everyLook.filter((one) => one.language === language))
    await take(browser, { root, pages: wanted }, look)
  console.log(`Screenshots are in ${FOLDER}/`)
}

const language = LANGUAGES.find((one) => one === values.language)
if (language === undefined) throw new Error(`--language is one of ${LANGUAGES.join(', ')}.`)

await buildIfStale()
await withTestServer(async (server) => {
  const root = `${server}worlds/screenshots/`
  await fetch(root.slice(0, -1), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode: 'live', data: 'town' }),
  })
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments() })
  if (values.readme) await picturesOfReadme(browser, root)
  else await picturesOfAll(browser, root, language)
  await browser.close()
})
