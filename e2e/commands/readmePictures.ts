import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { fillSignIn } from '../signIn.ts'
import { say } from '../words.ts'
import { palettePng } from './palettePng.ts'

const FOLDER = 'e2e/screenshots'
const LOGIN = 'editor'
const PASSWORD = 'editor demo password'

/** Bytes that a picture has at most: README is read on telephones too. */
const LARGEST = 120_000

/** An event that has a version in every language. */
interface Shown {
  everyLanguage: number
}

interface Scene {
  name: string
  path: (shown: Shown) => string
}

/** What README shows, in its order. */
const SCENES: readonly Scene[] = [
  { name: 'events', path: () => 'ca/events' },
  { name: 'calendar', path: () => 'ca/calendar' },
  { name: 'side-by-side', path: ({ everyLanguage }) => `ca/translations/${everyLanguage}` },
]

interface Listed {
  id: number
  title: string
}

const authorization = `Basic ${Buffer.from(`${LOGIN}:${PASSWORD}`).toString('base64')}`

async function eventsOf(service: string, search: string): Promise<Listed[]> {
  const headers = { Authorization: authorization }
  const answer = await fetch(`${service}?per_page=50&search=${search}`, { headers })
  const { events = [] } = (await answer.json()) as { events?: Listed[] }
  return events
}

/** Boxes where there is no font for a sign, and scripts in titles: the town has both, and README is no place for them. */
const ODD = /\p{Extended_Pictographic}|document\./u

async function leaveOutOdd(root: string): Promise<void> {
  const headers = { Authorization: authorization }
  for (const language of ['ca', 'es', 'en']) {
    const service = `${root}${language}/wp-json/calendar/events/v1/events`
    for (const words of ['Marat', 'document'])
      for (const { id, title } of await eventsOf(service, words))
        if (ODD.test(title)) await fetch(`${service}/${id}`, { method: 'DELETE', headers })
  }
}

async function shownOf(root: string): Promise<Shown> {
  const service = `${root}ca/wp-json/calendar/events/v1/events`
  const everyLanguage = (await eventsOf(service, 'refugi')).find(({ title }) =>
    title.includes('Corders'),
  )
  if (!everyLanguage) throw new Error('The town has no air-raid shelter')
  return { everyLanguage: everyLanguage.id }
}

/** The pixels of a picture, decoded by a browser on a page of no policy. */
async function pixelsOf(browser: Browser, picture: Buffer) {
  const page = await browser.newPage()
  const decoded = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const { width, height } = image
      const canvas = new OffscreenCanvas(width, height).getContext('2d')
      canvas?.drawImage(image, 0, 0)
      const data = canvas?.getImageData(0, 0, width, height).data ?? []
      return {
        width,
        height,
        text: Array.from(data, (byte) => String.fromCodePoint(byte)).join(''),
      }
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
  await page.close()
  return { ...decoded, bytes: Buffer.from(decoded.text, 'latin1') }
}

/** What comes by itself has come: no grey bars any more, and nothing that has changed for a second. */
async function isAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByText(say('ca', 'ui:loading')).first().waitFor({ state: 'detached' })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 20_000)
        let waiting = setTimeout(resolve, 1000)
        new MutationObserver(() => {
          clearTimeout(waiting)
          waiting = setTimeout(resolve, 1000)
        }).observe(document.body, { attributes: true, childList: true, subtree: true })
      }),
  )
}

async function take(browser: Browser, root: string, scene: Scene, shown: Shown): Promise<void> {
  const { name } = scene
  const context = await browser.newContext({
    locale: 'ca-ES',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.goto(root + scene.path(shown))
  await fillSignIn(page, LOGIN, PASSWORD)
  await isAtRest(page)
  const picture = palettePng(await pixelsOf(browser, await page.screenshot()))
  await context.close()
  const file = `${FOLDER}/${name}-1440-light.png`
  if (picture.length > LARGEST) throw new Error(`${file} would have ${picture.length} bytes`)
  writeFileSync(file, picture)
  console.log(`${file}: ${picture.length} bytes`)
}

/** Exactly the pictures that README shows, of the town as it is now. */
export async function picturesOfReadme(browser: Browser, root: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await leaveOutOdd(root)
  const shown = await shownOf(root)
  for (const scene of SCENES) await take(browser, root, scene, shown)
}
