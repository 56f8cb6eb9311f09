import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test as journey } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { fillSignIn, tryToSignIn } from './signIn.ts'
import { LANGUAGES, say } from './words.ts'
import { BUILT } from './commands/build.ts'
import { policyFor } from './hosting/policy.ts'
import { type Port, openPort } from './service/port.ts'
import { openSite } from './service/site.ts'

/** `config.json` of an application that lives on another origin than its service. */
const configuredFor =
  (service: string) =>
  (file: Buffer): Buffer => {
    const { service: known, ...rest } = JSON.parse(file.toString()) as { service: object }
    const told = { ...known, address: `${service}{language}/wp-json`, nonceAddress: null }
    return Buffer.from(JSON.stringify({ ...rest, service: told, signIn: ['password'] }))
  }

/**
 * The built application on a port of its own, as a host is told to serve it: its pages ask a service of another origin,
 * and may ask no third one.
 *
 * @param service address of a world, ending with a slash
 */
function openElsewhere(service: string): Promise<Port> {
  const site = openSite(BUILT, { configured: configuredFor(service) })
  const policy = policyFor({ services: [new URL(service).origin] })
  return openPort(async (request) => {
    const answer = await site.answer(request, new URL(request.url).pathname, '/')
    const headers = new Headers(answer.headers)
    headers.set('Content-Security-Policy', policy)
    return new Response(answer.body, { status: answer.status, headers })
  })
}

/** Journeys on another origin than the service's, which is closed whatever becomes of them. */
const test = journey.extend<{ origin: string }>({
  origin: async ({ site }, run) => {
    const { root, close } = await openElsewhere(site.root)
    await run(root)
    await close()
  },
})

const words = (key: string, holes = {}) => say('ca', `connection:${key}`, holes)

test('a webmaster finds what is wrong, with a report @local', async ({ page, site, signIn }) => {
  for (const language of LANGUAGES)
    await seedEvent(site, language, { title: `Fira ${site.suffix}` })
  await signIn('ca', 'service')
  await page.getByRole('link', { name: words('title') }).click()
  await site.fail([{ kind: 'swallowed', language: 'es' }])
  await page.getByRole('button', { name: words('run') }).click()
  await expect(page.getByRole('button', { name: words('again') })).toBeVisible()
  const section = (check: string) =>
    page.getByRole('region', { name: words(`check.${check}`), exact: true })
  const swallowed = section('account').getByRole('listitem').filter({ hasText: 'Español' })
  await expect(swallowed).toContainText(words('verdict.fails'))
  await expect(swallowed).toContainText('SetEnvIf Authorization')
  await expect(section('selector').getByText(words('verdict.works'))).toHaveCount(3)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words('download') }).click()
  const report = await readFile(await (await saving).path(), 'utf8')
  expect(report).toContain(`[${words('verdict.fails')}] ES:`)
  expect(report).toContain(`${site.root}es/wp-json`)
  expect(report).not.toContain(site.password)
})

test('from another origin the test says what the service lets through, and everything works once it does @local', async ({
  page,
  site,
  origin,
}) => {
  const seeded = await seedEvent(site, 'ca', { title: `Fira ${site.suffix}` })
  const service = new URL(site.root).origin
  expect(origin).not.toBe(service)
  const holes = { service, origin, methods: 'DELETE' }
  const told = page.getByRole('region', { name: words('check.cors'), exact: true })
  const expectTold = async (part: Locator, name: string, verdict: string) => {
    await expect(part).toContainText(words(`finding.${name}`, holes))
    await expect(part).toContainText(words(`verdict.${verdict}`))
  }
  await site.fail([{ kind: 'noCors' }])
  await page.goto(`${origin}/ca/events/${seeded.id}`)
  await tryToSignIn(page, site.login, site.password)
  await page.getByRole('button', { name: say('ca', 'signIn:test') }).click()
  await expectTold(told, 'corsAbsent', 'fails')
  await expect(told).toContainText(words('advice.corsAbsent'))
  await expect(told).toContainText(`Access-Control-Allow-Origin: ${origin}`)
  const again = page.getByRole('button', { name: words('again') })
  for (const [method, finding] of [
    ['OPTIONS', 'corsPreflight'],
    ['DELETE', 'corsMethods'],
  ] as const) {
    await site.fail([{ kind: 'noCors', method }])
    await again.click()
    await expectTold(told, finding, 'fails')
    await expect(told).toContainText(words(`advice.${finding}`))
  }
  await site.fail([])
  await again.click()
  await expectTold(told, 'corsAllowed', 'works')
  await expect(told.getByText(words('verdict.fails'))).toHaveCount(0)
  await page.keyboard.press('Escape')

  await fillSignIn(page, site.login, site.password)
  const form = new EventForm(page, 'ca')
  const title = `Fira gran ${site.suffix}`
  await form.text('title').fill(title)
  await form.save('save', title, 'publish')
  expect(await site.rest.read('events', 'ca', seeded.id)).toMatchObject({ title })
})
