import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { signInTitle } from './signIn.ts'
import { say } from './words.ts'

/** Lets the nonce of the site's session go stale when it is told so: the local service's own is good for a day. */
async function withTurningNonce(page: Page): Promise<(next: string) => void> {
  let current = 'first000'
  let real = ''
  await page.route('**/admin-ajax.php*', async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    real = await response.text()
    await route.fulfill({ response, body: current })
  })
  await page.route('**/wp-json/**', async (route) => {
    const { 'x-wp-nonce': nonce, ...headers } = route.request().headers()
    if (nonce === undefined) return route.continue()
    await route.continue({
      headers: { ...headers, 'x-wp-nonce': nonce === current ? real : 'stale000' },
    })
  })
  return (next) => {
    current = next
  }
}

test('the site’s own session signs in without a password, goes on under a new nonce by itself, and after its end @local @full', async ({
  page,
  site,
}) => {
  const turn = await withTurningNonce(page)
  const title = `Sessió ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, status: 'draft' })
  await page.goto(`${site.root}ca/events/${id}`)
  await page.getByRole('button', { name: say('ca', 'signIn:session.use') }).click()
  await expect(page.getByText(say('ca', 'signIn:session.absent'))).toBeVisible()
  const form = { log: site.login, pwd: site.password }
  await page.request.post(`${site.root}wp-login.php`, { form })
  await page.getByRole('button', { name: say('ca', 'signIn:session.use') }).click()
  const event = new EventForm(page, 'ca')
  await event.text('title').fill(`${title} 2`)
  await event.save('saveDraft', `${title} 2`, 'draft')
  await page.reload()
  await expect(event.text('title')).toHaveValue(`${title} 2`)

  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/events/${id}?`))
      sent.push(request.headers()['x-wp-nonce'])
  })
  await event.text('title').fill(`${title} 3`)
  turn('second00')
  await event.save('saveDraft', `${title} 3`, 'draft')
  expect(sent.at(-1)).toBe('second00')
  await event.text('title').fill(`${title} 4`)
  turn('third000')
  await event.save('saveDraft', `${title} 4`, 'draft')
  expect(sent.at(-1)).toBe('third000')

  await page.context().clearCookies()
  await event.text('title').fill(`${title} 5`)
  await event.button('saveDraft').click()
  const dialog = page.getByRole('dialog', { name: say('ca', 'signIn:again.title') })
  await expect(dialog).toBeVisible()
  await page.request.post(`${site.root}wp-login.php`, { form })
  turn('fourth00')
  await dialog.getByRole('button', { name: say('ca', 'signIn:session.use') }).click()
  await expect(event.saved(`${title} 5`, 'draft')).toBeVisible()
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} 5` })
})

/** Keeps the site from saying whose session it is, at the address that is told to it, until it is told null. */
async function withSilentSite(page: Page): Promise<(address: string | null) => void> {
  let silent: string | null = null
  await page.route(/admin-ajax\.php|users\/me/, (route) =>
    silent !== null && route.request().url().includes(silent)
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<p>Oops</p>' })
      : route.fallback(),
  )
  return (address) => {
    silent = address
  }
}

for (const [what, address] of [
  ['whether somebody is signed in', 'admin-ajax.php'],
  ['who is signed in', 'users/me'],
] as const)
  test(`a site that fails to say ${what} ends no session and makes nobody another, with a save and a reload @local @full`, async ({
    page,
    site,
  }) => {
    const turn = await withTurningNonce(page)
    const silence = await withSilentSite(page)
    const title = `Callada ${site.suffix}`
    const { id } = await seedEvent(site, 'ca', { title, status: 'draft' })
    await page.request.post(`${site.root}wp-login.php`, {
      form: { log: site.login, pwd: site.password },
    })
    await page.goto(`${site.root}ca/events/${id}`)
    const use = page.getByRole('button', { name: say('ca', 'signIn:session.use') })
    const note = page.getByRole('alert')
    const failed = say('ca', 'service:refusal.failed.title')
    silence(address)
    await use.click()
    await expect(note).toContainText(failed)
    silence(null)
    await use.click()
    const event = new EventForm(page, 'ca')
    await event.text('title').fill(`${title} 2`)
    turn('second00')
    silence(address)
    await event.button('saveDraft').click()
    await expect(note).toContainText(failed)
    await expect(note).not.toContainText(say('ca', 'service:afterWrite.unknown'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => keptIn(page, 'drafts')).toHaveLength(1)

    await page.reload()
    await expect(page.getByText(`${title} 2`)).toBeVisible()
    await expect(signInTitle(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    silence(null)
    await note.getByRole('button', { name: say('ca', 'ui:refusal.retry') }).click()
    await page.getByRole('button', { name: say('ca', 'drafts:take') }).click()
    await event.save('saveDraft', `${title} 2`, 'draft')
    expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} 2` })
  })
