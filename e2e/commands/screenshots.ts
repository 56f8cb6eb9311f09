import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { fillSignIn } from '../signIn.ts'
import { say } from '../words.ts'
import { browserArguments, browserPath } from './browser.ts'
import { buildIfStale } from './build.ts'
import { picturesOfReadme } from './readmePictures.ts'
import { withTestServer } from './servers.ts'

/** Where the pictures of every page go. */
const FOLDER = '.cache/screenshots'

const WIDTHS = [1440, 768, 360] as const
const SCHEMES = ['light', 'dark'] as const

interface Shot {
  width: number
  scheme: 'light' | 'dark'
}

/** Where the application is, and what is looked at in it: path by name. */
interface Places {
  root: string
  pages: Readonly<Record<string, string>>
}

interface Listed {
  id: number
  slug: string
  image?: unknown
  organizer?: unknown[]
}

async function listed(root: string, collection: string): Promise<Listed[]> {
  const service = `${root}ca/wp-json/calendar/events/v1/${collection}?per_page=50`
  const answer = (await (await fetch(service)).json()) as Record<string, Listed[]>
  return answer[collection] ?? []
}

const LINKED = ['venues', 'organizers', 'categories', 'tags']

/** List, a form and a new form of what events are linked to. */
async function linkedPages(root: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = { 'categories-list': 'ca/categories?view=list' }
  for (const collection of LINKED) {
    const [first] = await listed(root, collection)
    pages[collection] = `ca/${collection}`
    pages[`${collection}-new`] = `ca/${collection}/new`
    if (first !== undefined) pages[`${collection}-one`] = `ca/${collection}/${first.id}`
  }
  return pages
}

const eventPages = ({ id, slug }: Listed) => ({
  event: `ca/events/${id}`,
  'event-by-slug': `ca/events/by-slug/${slug}`,
  'event-duplicate': `ca/events/${id}/duplicate`,
})

async function pagesOf(root: string): Promise<Record<string, string>> {
  const event = (await listed(root, 'events')).find(
    ({ image, organizer = [] }) => image !== false && organizer.length > 0,
  )
  return {
    events: 'ca/events',
    'events-past': `ca/events?ends_before=${new Date().toISOString().slice(0, 10)}`,
    'events-none': 'ca/events?search=xyzzy',
    'event-new': 'ca/events/new',
    ...(event === undefined ? {} : eventPages(event)),
    'event-missing': 'ca/events/999999',
    ...(await linkedPages(root)),
    translations: 'ca/translations',
    'translations-confirm': 'ca/translations?state=confirm',
    trash: 'ca/trash',
    queue: 'ca/queue',
    history: 'ca/history',
    settings: 'settings',
    'no-such-page': 'ca/no-such-page',
  }
}

/** Something was written from this browser: its history has what to show. */
async function write(page: Page, root: string, { width, scheme }: Shot): Promise<void> {
  await page.goto(`${root}ca/tags/new`, { waitUntil: 'networkidle' })
  const name = page.getByRole('textbox', {
    name: new RegExp(`^${say('ca', 'termForm:label.name')}`),
  })
  await name.fill(`Amb ${width} ${scheme}`)
  await page.getByRole('button', { name: say('ca', 'recordForm:action.save') }).click()
  await page.waitForURL(/tags\/\d+/)
}

async function take(browser: Browser, { root, pages }: Places, shot: Shot): Promise<void> {
  const { width, scheme } = shot
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'ca-ES',
    colorScheme: scheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const file = (name: string) => `${FOLDER}/${name}-${width}-${scheme}.png`
  await page.goto(`${root}ca/events`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: file('sign-in') })
  await fillSignIn(page, 'editor', 'editor demo password')
  await write(page, root, shot)
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(root + path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.screenshot({ path: file(name) })
  }
  await context.close()
}

const { values } = parseArgs({ options: { readme: { type: 'boolean', default: false } } })

async function picturesOfAll(browser: Browser, root: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const places = { root, pages: await pagesOf(root) }
  for (const width of WIDTHS)
    for (const scheme of SCHEMES) await take(browser, places, { width, scheme })
  console.log(`Screenshots are in ${FOLDER}/`)
}

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
  else await picturesOfAll(browser, root)
  await browser.close()
})
