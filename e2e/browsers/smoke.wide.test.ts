import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT, buildIfStale } from '../commands/build.ts'
import { installPackages } from '../commands/debian.ts'
import { Ledger } from '../sourceLog.ts'
import { Rest } from '../rest.ts'
import { openPort, type Port } from '../service/port.ts'
import { createService } from '../service/server.ts'
import { testStorage } from '../service/store/storage.ts'
import { say } from '../words.ts'
import { browserPage } from './browserPage.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const browsers = [
  { name: 'Firefox', path: '/usr/bin/firefox-esr', packages: ['firefox-esr'], open: openFirefox },
  {
    name: 'WebKitGTK',
    path: '/usr/bin/WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    open: openWebKit,
  },
]

/** One errand over the whole application, in browsers that no journey runs in: what it is worth is that each engine does it. */
describe.each(browsers)('$name, of Debian’s $packages', ({ path, packages, open }) => {
  if (!existsSync(path)) installPackages(...packages)
  const errand = test.runIf(existsSync(path))

  const world = `browsers-${randomUUID().slice(0, 8)}`
  const title = 'Concert of the square'
  let service: Awaited<ReturnType<typeof createService>>
  let port: Port
  let root: string
  let rest: Rest
  let driver: Driver
  let page: ReturnType<typeof browserPage>
  let id: number

  beforeAll(async () => {
    await buildIfStale()
    service = await createService({ storage: testStorage(), control: true, site: BUILT })
    port = await openPort(service.handle)
    root = `${port.root}/worlds/${world}/`
    const body = JSON.stringify({ mode: 'live', data: 'empty', options: {} })
    const headers = { 'Content-Type': 'application/json' }
    await fetch(root.slice(0, -1), { method: 'PUT', headers, body })
    rest = new Rest(root, 'editor', 'editor demo password', new Ledger())
    const days = { start_date: '2026-12-18 10:00:00', end_date: '2026-12-18 11:00:00' }
    ;({ id } = await rest.create('events', 'en', { title, ...days, status: 'publish' }))
    driver = await open(path)
    page = browserPage(driver)
  })

  const file = join(tmpdir(), `${world}.csv`)
  afterAll(async () => {
    rmSync(file, { force: true })
    await driver.close()
    await port.close()
    await service.close()
  })

  const stored = (field: string) => async () => (await rest.read('events', 'en', id))[field]

  errand('signs in, lists, opens, takes a date with its separators, saves', async () => {
    await driver.open(`${root}en/events`)
    await page.fill(say('en', 'signIn:login'), 'editor')
    await page.fill(say('en', 'signIn:password'), 'editor demo password')
    await page.click('button', say('en', 'signIn:submit'))
    await page.click('link', title)
    await page.fill(say('en', 'eventForm:label.start_date'), '19/12/2026 20:00')
    await page.click('button', say('en', 'recordForm:action.update'))
    await expect.poll(stored('start_date')).toBe('2026-12-19 20:00:00')
  })

  errand('drags an event to another day of the month', async () => {
    await driver.open(`${root}en/calendar?view=month&date=2026-12`)
    await page.drag(title, '2026-12-22')
    await expect.poll(stored('start_date')).toBe('2026-12-22 20:00:00')
  })

  errand('shows languages side by side', async () => {
    await driver.open(`${root}en/translations/${id}`)
    await page.find('region', 'Catalan')
  })

  errand('reads a file up to the preview', async () => {
    writeFileSync(file, `Title;Date;Time\nDance of the mill;24/12/2026;20.30 h\n`)
    await driver.open(`${root}en/transfer?part=new`)
    await page.find('button', say('en', 'transfer:in.choose'))
    await driver.choose(file)
    await page.find('checkbox', 'Dance of the mill')
  })
})
