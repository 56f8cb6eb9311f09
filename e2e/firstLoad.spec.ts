import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { saveData, withoutRest } from './fetchedAhead.ts'
import { say } from './words.ts'

/** Built scripts, and those of the first load of the list: how many, and bytes of them after gzip -9. */
const limits = { built: 40, scripts: 8, bytes: 260_000, opening: 2 }

/** The paths of built files that the page asks for from now on, and addresses of other hosts. */
function fetched(page: Page, root: string) {
  const files = new Set<string>()
  const foreign = new Set<string>()
  page.on('request', (request) => {
    const { origin, protocol, pathname, href } = new URL(request.url())
    if (protocol !== 'data:' && origin !== new URL(root).origin) foreign.add(href)
    const [, file] = /\/assets\/([^/]+)$/.exec(pathname) ?? []
    if (file !== undefined) files.add(file)
  })
  return { files, foreign }
}

const scriptsOf = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'))

const gzipped = (file: string) =>
  gzipSync(readFileSync(`dist/assets/${file}`), { level: 9 }).byteLength

test('the application is few scripts, of which the list needs little, and an event little more @once', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Fira ${site.suffix}`
  await seedEvent(site, 'ca', { title })
  await saveData(page)
  await withoutRest(page.context())
  const { files, foreign } = fetched(page, site.root)
  await signIn('ca', `events?search=${site.suffix}`)
  const link = page.getByRole('link', { name: title })
  await expect(link).toBeVisible()
  const scripts = scriptsOf(files)
  const bytes = scripts.map(gzipped).reduce((sum, one) => sum + one, 0)
  test.info().annotations.push({
    type: 'first load',
    description: `${scripts.length} scripts, ${bytes} bytes`,
  })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.length).toBeLessThanOrEqual(limits.scripts)
  expect(bytes).toBeLessThanOrEqual(limits.bytes)

  files.clear()
  await link.click()
  await expect(new EventForm(page, 'ca').text('title')).toHaveValue(title)
  await page.waitForLoadState('networkidle')
  expect([...files].length, [...files].join(' ')).toBeLessThanOrEqual(limits.opening)
  await expect(page.locator('script[async][src*="/early-"]')).toHaveCount(1)
  expect([...foreign]).toEqual([])
  const built = [...scriptsOf(readdirSync('dist/assets')), ...scriptsOf(readdirSync('dist'))]
  expect(built.length).toBeLessThanOrEqual(limits.built)
})

test('a page begins by what config.json said the last time, and anew when it says something else @local', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Fira ${site.suffix}`
  await seedEvent(site, 'ca', { title })
  await signIn('ca', `events?search=${site.suffix}`)
  const link = page.getByRole('link', { name: title })
  await expect(link).toBeVisible()
  const config = (await (await fetch(`${site.root}config.json`)).json()) as object
  let openings = 0
  page.on('domcontentloaded', () => (openings += 1))

  const held: Route[] = []
  await page.route('**/config.json', (route) => void held.push(route))
  await page.reload()
  await expect(link).toBeVisible()
  expect(held).toHaveLength(1)

  const renamed = { ...config, siteName: { ca: 'Vila Nova', es: 'Villa Nueva', en: 'New Town' } }
  await page.route('**/config.json', (route) => route.fulfill({ json: renamed }))
  await held[0]?.fulfill({ json: renamed })
  await expect(page.getByText('Vila Nova').first()).toBeVisible()
  await expect(link).toBeVisible()
  expect(openings).toBe(2)

  await page.route('**/config.json', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(page.getByText(say('en', 'configuration:problems.absent'))).toBeVisible()
})
