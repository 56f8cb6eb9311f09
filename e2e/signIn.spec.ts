import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { fillSignIn, tryToSignIn } from './signIn.ts'
import { say } from './words.ts'

const signInTitle = (page: Page) =>
  page.getByRole('heading', { name: say('ca', 'signIn:title'), exact: true })

/** Everything this browser keeps for the site, as one text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}

async function signOut(page: Page): Promise<void> {
  const account = new RegExp(`^${say('ca', 'app:account.button', { name: '' }).trim()}`)
  await page.getByRole('button', { name: account }).click()
  await page.getByRole('button', { name: say('ca', 'app:account.signOut') }).click()
}

test('a wrong password is said, and what was typed stays @wide', async ({ page, site }) => {
  await page.goto(`${site.root}ca/events`)
  await tryToSignIn(page, site.login, 'no és aquesta')
  const note = page.getByRole('alert')
  await expect(note).toContainText(say('ca', 'signIn:refused.wrong.title'))
  await expect(page.getByLabel(new RegExp(`^${say('ca', 'signIn:login')}`))).toHaveValue(site.login)
  await tryToSignIn(page, '', '')
  await expect(page.getByText(say('ca', 'signIn:loginMissing'))).toBeVisible()
  await tryToSignIn(page, site.login, site.password)
  await expect(page.getByRole('heading', { name: say('ca', 'eventList:title') })).toBeVisible()
})

test('who only reads sees what is published and nothing that would be refused @wide', async ({
  page,
  site,
}) => {
  const [open, draft] = [`Obert ${site.suffix}`, `Esborrany ${site.suffix}`]
  await seedEvent(site, 'ca', { title: open })
  await seedEvent(site, 'ca', { title: draft, status: 'draft' })
  await page.goto(`${site.root}ca/events?search=${site.suffix}`)
  await page.getByRole('button', { name: say('ca', 'signIn:readOnly') }).click()
  const list = new EventList(page, 'ca')
  await list.expectOnly([open], [open, draft])
  await expect(page.getByRole('link', { name: list.say('new') })).toHaveCount(0)
  await list.link(open).click()
  const form = new EventForm(page, 'ca')
  await expect(form.text('title')).toHaveValue(open)
  await expect(page.getByText(form.say('readOnly.visitor'))).toBeVisible()
  await expect(
    page.getByRole('button', { name: form.say('action.save'), exact: true }),
  ).toHaveCount(0)
})

test('signed in until the page is reloaded: nothing is kept @full', async ({ page, site }) => {
  await page.goto(`${site.root}ca/events`)
  await page.getByRole('radio', { name: say('ca', 'signIn:keep.page') }).check()
  await fillSignIn(page, site.login, site.password)
  expect(await kept(page)).not.toContain(site.password)
  await page.reload()
  await expect(signInTitle(page)).toBeVisible()
})

test('signed in in this tab: a reload keeps it, another tab does not know @full', async ({
  page,
  site,
  signIn,
  context,
}) => {
  await signIn('ca')
  await page.reload()
  await expect(page.getByRole('heading', { name: say('ca', 'eventList:title') })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${site.root}ca/events`)
  await expect(signInTitle(other)).toBeVisible()
})

test('signed in on this device, warned of it: other tabs are in, and signing out erases it everywhere @wide', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.root}ca/events`)
  await page.getByRole('radio', { name: say('ca', 'signIn:keep.device') }).check()
  await expect(page.getByText(say('ca', 'signIn:keep.warning'))).toBeVisible()
  await fillSignIn(page, site.login, site.password)
  const other = await context.newPage()
  await other.goto(`${site.root}ca/events`)
  await expect(other.getByRole('heading', { name: say('ca', 'eventList:title') })).toBeVisible()
  await signOut(page)
  await expect(signInTitle(page)).toBeVisible()
  await expect(signInTitle(other)).toBeVisible()
  expect(await kept(page)).not.toContain(site.login)
  await page.goBack()
  await expect(signInTitle(page)).toBeVisible()
})

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

test('an ended session asks again over the page, and the save goes on @local @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Vespre ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(`${title} llarg`)
  await site.fail([{ kind: 'endedSession', method: 'POST', path: 'events', times: 1 }])
  await form.button('save').click()
  const dialog = page.getByRole('dialog', { name: say('ca', 'signIn:again.title') })
  await dialog.getByLabel(new RegExp(`^${say('ca', 'signIn:password')}`)).fill(site.password)
  await dialog.getByRole('button', { name: say('ca', 'signIn:submit') }).click()
  await expect(form.saved(`${title} llarg`, 'publish')).toBeVisible()
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} llarg` })
})

test.describe('a service that answers bad credentials as nobody', () => {
  test.use({ worldOptions: { anonymousOnBadCredentials: true } })

  test('is asked once more, when somebody has signed in over the page @local @wide', async ({
    page,
    site,
    signIn,
  }) => {
    const [open, hidden] = [`Oberta ${site.suffix}`, `Esbossada ${site.suffix}`]
    await seedEvent(site, 'ca', { title: open })
    const { id } = await seedEvent(site, 'ca', { title: hidden, status: 'draft' })
    // A count of the list that is still under way would bring the dialog before the link is pressed.
    const counts = ['publish', 'draft', 'pending', 'private', 'future'].map((status) =>
      page.waitForResponse((answer) => answer.url().includes(`status=${status}&`)),
    )
    await signIn('ca')
    const list = new EventList(page, 'ca')
    await list.expectOnly([open, hidden], [])
    await Promise.all(counts)
    const answers: number[] = []
    page.on('response', (response) => {
      if (new RegExp(`/events/${id}\\?`).test(response.url())) answers.push(response.status())
    })
    await site.fail([{ kind: 'endedSession', method: 'GET', path: 'events' }])
    await list.link(hidden).click()
    const dialog = page.getByRole('dialog', { name: say('ca', 'signIn:again.title') })
    await expect(dialog).toBeVisible()
    await site.fail([])
    await dialog.getByLabel(new RegExp(`^${say('ca', 'signIn:password')}`)).fill(site.password)
    await dialog.getByRole('button', { name: say('ca', 'signIn:submit') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(new EventForm(page, 'ca').text('title')).toHaveValue(hidden)
    // The form may be there before the answer, out of what the list knew.
    await expect.poll(() => answers).toEqual([expect.any(Number), 200])
  })
})
