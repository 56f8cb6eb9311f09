import { addressIn, pages } from './access/addresses.ts'
import { isSettled } from './access/settled.ts'
import { seedWorld, type World } from './access/world.ts'
import { expectAccessible, violationsIn } from './axe.ts'
import { expect, openSite, type Site, test as journey } from './fixtures.ts'
import { Requests } from './requests.ts'
import { say } from './words.ts'

/** Nothing here writes: one world, in which no page is empty, does for every page. */
const test = journey.extend<object, { shared: { site: Site; world: World } }>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures are wanted: none.
    async ({}, run) => {
      const { site, close } = await openSite('live', 'empty', {})
      await run({ site, world: await seedWorld(site, 'ca') })
      await close()
    },
    { scope: 'worker' },
  ],
  site: ({ shared }, run) => run(shared.site),
})

for (const [kind, paths] of Object.entries(pages))
  test(`pages of ${kind} break no rule of WCAG 2.2 AA, keep their policy, complain of nothing and ask no other host @local`, async ({
    page,
    shared,
    signIn,
    watched,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const requests = new Requests(page)
    await signIn('ca')
    for (const path of paths) {
      const address = shared.site.root + addressIn(shared.world, path)
      // From page to page as its links do: a document of its own for each costs four times as much.
      await page.evaluate((address) => history.pushState(null, '', address), address)
      await requests.untilQuiet(400)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await violationsIn(page), path).toEqual([])
      const complaints = watched.complaints.splice(0)
      // What is not there is answered so, which a browser complains of.
      if (!path.includes('999999999')) expect.soft(complaints, path).toEqual([])
    }
    expect(watched).toEqual({ violations: [], complaints: [], hosts: new Set() })
  })

test('the accessibility statement is read without signing in @local', async ({ page, site }) => {
  const config = (await (await fetch(`${site.root}config.json`)).json()) as object
  const json = { ...config, accessibilityContact: 'acces@example.org' }
  await page.route('**/config.json', (route) => route.fulfill({ json }))
  await page.goto(`${site.root}ca/events`)
  await isSettled(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: say('ca', 'signIn:accessibility') }).click()
  const title = page.getByRole('heading', { level: 1, name: say('ca', 'accessibility:title') })
  await expect(title).toBeFocused()
  const contact = page.getByRole('link', { name: 'acces@example.org' })
  await expect(contact).toHaveAttribute('href', 'mailto:acces@example.org')
})
