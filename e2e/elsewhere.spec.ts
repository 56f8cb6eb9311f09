import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openElsewhere } from './elsewhere.ts'
import { EventForm } from './eventForm.ts'
import { expect, test as journey } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { fillSignIn, tryToSignIn } from './signIn.ts'
import { say } from './words.ts'

/** Journeys on another origin than the service's, which is closed whatever becomes of them. */
const test = journey.extend<{ origin: string }>({
  origin: async ({ site }, run) => {
    const { root, close } = await openElsewhere(site.root)
    await run(root)
    await close()
  },
})

const tell = (key: string, holes = {}) => say('ca', `connection:${key}`, holes)

test('from another origin the test says what the service lets through, and everything works once it does @local', async ({
  page,
  site,
  origin,
}) => {
  const seeded = await seedEvent(site, 'ca', { title: `Fira ${site.suffix}` })
  const service = new URL(site.root).origin
  expect(origin).not.toBe(service)
  const holes = { service, origin, methods: 'DELETE' }
  const told = page.getByRole('region', { name: tell('check.cors'), exact: true })
  const expectTold = async (part: Locator, name: string, verdict: string) => {
    await expect(part).toContainText(tell(`finding.${name}`, holes), { timeout: 30_000 })
    await expect(part).toContainText(tell(`verdict.${verdict}`))
  }

  await site.fail([{ kind: 'noCors' }])
  await page.goto(`${origin}/ca/events/${seeded.id}`)
  await tryToSignIn(page, site.login, site.password)
  await page.getByRole('button', { name: say('ca', 'signIn:test') }).click()
  await expectTold(told, 'corsAbsent', 'fails')
  await expect(told).toContainText(tell('advice.corsAbsent'))
  await expect(told).toContainText(`Access-Control-Allow-Origin: ${origin}`)
  const again = page.getByRole('button', { name: tell('again') })
  await expectAccessible(page)

  await site.fail([{ kind: 'noCors', method: 'OPTIONS' }])
  await again.click()
  await expectTold(told, 'corsPreflight', 'fails')
  await expect(told).toContainText(tell('advice.corsPreflight'))

  await site.fail([{ kind: 'noCors', method: 'DELETE' }])
  await again.click()
  await expectTold(told, 'corsMethods', 'fails')
  await expect(told).toContainText(tell('advice.corsMethods'))

  await site.fail([])
  await again.click()
  await expectTold(told, 'corsAllowed', 'works')
  await expect(told.getByText(tell('verdict.fails'))).toHaveCount(0)
  await page.keyboard.press('Escape')

  await fillSignIn(page, site.login, site.password)
  const form = new EventForm(page, 'ca')
  const title = `Fira gran ${site.suffix}`
  await form.text('title').fill(title)
  await form.save('save', title, 'publish')
  expect(await site.rest.read('events', 'ca', seeded.id)).toMatchObject({ title })
})
