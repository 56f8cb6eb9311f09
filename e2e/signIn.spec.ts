import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { fillSignIn, signInTitle, tryToSignIn } from './signIn.ts'
import { say } from './words.ts'

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
  context,
}) => {
  await page.goto(`${site.root}ca/events`)
  await fillSignIn(page, site.login, site.password)
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
