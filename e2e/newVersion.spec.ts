import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { filesKept } from './applicationFiles.ts'
import { expectAccessible } from './axe.ts'
import { saveData } from './fetchedAhead.ts'
import { type Site, expect, test } from './fixtures.ts'
import { say } from './words.ts'

const built = 'dist'

/** A file of script under another fingerprint. */
const renamed = (name: string) => name.replace(/(.{7}).\.js$/, 'N$1.js')

/**
 * A build in which every script has changed, and with it the names of all: what this one has is not in it, as on a host
 * that removes what is old.
 */
async function nextBuild(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'agenda-build-'))
  await cp(built, directory, { recursive: true })
  const scripts = new Set(
    (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.js')),
  )
  const named = (name: string) => (scripts.has(name) ? renamed(name) : name)
  for (const file of [...[...scripts].map((name) => `assets/${name}`), 'index.html', 'sw.js']) {
    const path = join(directory, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(/[\w.-]+\.js\b/g, named))
  }
  for (const name of scripts)
    await rename(join(directory, 'assets', name), join(directory, 'assets', renamed(name)))
  return { directory, remove: () => rm(directory, { recursive: true }) }
}

/** Puts the next build in front of the service, as a webmaster does while people work. */
const deployed = test.extend<{ deploy: () => Promise<void> }>({
  deploy: async ({ site }, run) => {
    const next = await nextBuild()
    await run(() => site.deploy(next.directory))
    await next.remove()
  },
})

const news = (page: Page) => page.getByText(say('ca', 'activity:bar.newVersion'))

/** A person comes back to the tab, which is when it looks whether something is new. */
function comeBack(page: Page): Promise<unknown> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/**
 * A person comes back to the tab until every tab has the news. Once may not do: a browser answers a look with that which
 * another tab began just before, and what was not there then.
 */
async function hearNews(page: Page, ...tabs: readonly Page[]): Promise<void> {
  await expect(async () => {
    await comeBack(page)
    for (const tab of tabs) await expect(news(tab)).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

const scriptsOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('script')].map(({ src }) => src).join(' '))

async function secondTab(page: Page, site: Site): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.evaluate((address) => window.open(address), `${site.root}ca/venues`)
  const tab = await opening
  await tab.getByRole('banner').waitFor()
  await filesKept(tab)
  return tab
}

deployed.describe('with the files on the device', () => {
  deployed.use({ serviceWorkers: 'allow' })

  deployed(
    'a new version is told of in every tab, and loses nothing of a form @local',
    async ({ page, site, openEvent, deploy }) => {
      const { title, form } = await openEvent('Concert')
      await filesKept(page)
      const beside = await secondTab(page, site)
      const before = await scriptsOf(page)
      await form.text('title').fill(`${title} de Nadal`)
      await expect(news(page)).toHaveCount(0)

      await deploy()
      await hearNews(page, page, beside)
      await expectAccessible(page)
      // Nothing of the version of before is on the host any more: what this tab did not open yet is still here.
      await beside.getByRole('link', { name: say('ca', 'app:shell.trash') }).click()
      await expect(beside.getByRole('heading', { level: 1 })).toHaveText(
        say('ca', 'app:shell.trash'),
      )
      expect(await scriptsOf(beside)).toBe(before)

      const asked: string[] = []
      page.on('dialog', (dialog) => {
        asked.push(dialog.type())
        void dialog.dismiss()
      })
      await form.text('title').fill(`${title} de Cap d’Any`)
      await page.getByRole('button', { name: say('ca', 'app:broken.reload') }).click()
      const draft = page.getByRole('region', { name: say('ca', 'drafts:left') })
      await expect(draft).toContainText(`${title} de Cap d’Any`)
      expect(asked).toEqual([])
      expect(await scriptsOf(page)).not.toBe(before)
      await draft.getByRole('button', { name: say('ca', 'drafts:take') }).click()
      await expect(form.text('title')).toHaveValue(`${title} de Cap d’Any`)
      await comeBack(page)
      await expect(news(page)).toHaveCount(0)
    },
  )

  deployed(
    'files of a version leave when no tab holds it any more @local @full',
    async ({ page, site, signIn, deploy }) => {
      const versions = () => page.evaluate(() => caches.keys())
      await signIn('ca', 'venues')
      await filesKept(page)
      const [first] = await versions()
      const beside = await secondTab(page, site)
      await deploy()
      await hearNews(page, beside)
      await page.reload()
      await expect.poll(versions).toHaveLength(2)
      await beside.close()
      await page.reload()
      await expect.poll(versions).not.toContain(first)
      expect(await versions()).toHaveLength(1)
    },
  )
})

deployed(
  'where nothing is on the device, a page whose code is gone from the host opens in its new version @local',
  async ({ page, signIn, deploy }) => {
    // Nothing is fetched ahead either, so that the page of before is really not here.
    await saveData(page)
    await signIn('ca', 'venues')
    const before = await scriptsOf(page)
    await deploy()
    await page.getByRole('link', { name: say('ca', 'app:shell.trash') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ca', 'app:shell.trash'))
    expect(await scriptsOf(page)).not.toBe(before)
  },
)
