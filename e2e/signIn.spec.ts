import type { Page } from '@playwright/test'
import { isSettled } from './access/settled.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { everythingKept } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { fillSignIn, signInTitle, tryToSignIn } from './signIn.ts'
import { say } from './words.ts'

/** Everything this browser keeps for the site, as one text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}

test('a wrong password is said; who only reads sees less', async ({ page, site }) => {
  const [open, draft] = [`Obert ${site.suffix}`, `Esborrany ${site.suffix}`]
  await seedEvent(site, 'ca', { title: open })
  await seedEvent(site, 'ca', { title: draft, status: 'draft' })
  await page.goto(`${site.root}ca/events?search=${site.suffix}`)
  await tryToSignIn(page, site.login, 'no és aquesta')
  const note = page.getByRole('alert')
  await expect(note).toContainText(say('ca', 'signIn:refused.wrong.title'))
  await expect(page.getByLabel(new RegExp(`^${say('ca', 'signIn:login')}`))).toHaveValue(site.login)
  await page.getByRole('button', { name: say('ca', 'signIn:readOnly') }).click()
  const list = new EventList(page, 'ca')
  await list.expectOnly([open], [open, draft])
  await expect(page.getByRole('link', { name: list.say('ui:new.events') })).toHaveCount(0)
  await list.link(open).click()
  const form = new EventForm(page, 'ca')
  await expect(form.text('title')).toHaveValue(open)
  await expect(page.getByText(form.say('readOnly.visitor'))).toBeVisible()
  await expect(form.button('save')).toHaveCount(0)
})

test('a sign-in lasts for the page, the tab or the device, as was chosen, and is in no address and no message; signing out erases it everywhere', async ({
  page,
  site,
  context,
}) => {
  const title = say('ca', 'app:shell.events')
  const keep = async (there: Page, how: string) => {
    await there.getByText(say('ca', 'signIn:keep.legend'), { exact: true }).click()
    await there.getByRole('radio', { name: say('ca', `signIn:keep.${how}`) }).check()
  }
  const seen: string[] = []
  page.on('console', (message) => seen.push(message.text()))
  page.on('request', (request) => seen.push(request.url()))
  await page.goto(`${site.root}ca/events`)
  await keep(page, 'page')
  await fillSignIn(page, site.login, site.password)
  expect(await kept(page)).not.toContain(site.password)
  await page.reload()

  await keep(page, 'tab')
  await fillSignIn(page, site.login, site.password)
  await page.reload()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await isSettled(page)
  const lasting = [...seen, await everythingKept(page), page.url()].join('\n')
  const everything = lasting.replaceAll(/%20|\+|\s/g, '')
  expect(everything).not.toContain(site.password.replaceAll(' ', ''))
  expect(everything).not.toContain(btoa(`${site.login}:${site.password}`))
  const other = await context.newPage()
  await other.goto(`${site.root}ca/events`)
  await expect(signInTitle(other)).toBeVisible()

  const warning = other.getByText(say('ca', 'signIn:keep.warning'))
  await expect(warning).toHaveCount(0)
  await keep(other, 'device')
  await expect(warning).toBeVisible()
  await fillSignIn(other, site.login, site.password)
  const third = await context.newPage()
  await third.goto(`${site.root}ca/events`)
  await expect(third.getByRole('heading', { name: title })).toBeVisible()
  await other.getByRole('banner').getByRole('button').last().click()
  await other.getByRole('button', { name: say('ca', 'app:account.signOut') }).click()
  await expect(signInTitle(other)).toBeVisible()
  await expect(signInTitle(third)).toBeVisible()
  expect(await kept(other)).not.toContain(site.login)
  await other.goBack()
  await expect(signInTitle(other)).toBeVisible()
})

test('signing out reaches a tab opened from this one', async ({ page, site, context }) => {
  const list = `${site.root}ca/events`
  await page.goto(list)
  await fillSignIn(page, site.login, site.password)
  const opening = context.waitForEvent('page')
  await page.evaluate((address) => window.open(address), list)
  const [opened, own] = [await opening, await context.newPage()]
  await expect(opened.getByRole('banner')).toBeVisible()
  await own.goto(list)
  await fillSignIn(own, site.login, site.password)

  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('button', { name: say('ca', 'app:account.signOut') }).click()
  await expect(signInTitle(opened)).toBeVisible()
  expect(await opened.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('account')
  await own.reload()
  await expect(own.getByRole('banner')).toBeVisible()
})

test('a session that ends in the middle of a save is asked for over the page, and the write is repeated once @local @modes', async ({
  page,
  site,
  openEvent,
}) => {
  const { id, title, form } = await openEvent('Vespre', { excerpt: 'Com era' })
  await form.text('title').fill(`${title} llarg`)
  const writes: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(Object(request.postDataJSON())['title'])
  })
  await site.fail([{ kind: 'endedSession', method: 'POST', path: 'events', times: 1 }])
  await form.button('save').click()
  const dialog = page.getByRole('dialog', { name: say('ca', 'signIn:again.title') })
  await expect(dialog).toBeVisible()
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title })
  await expect(dialog.getByLabel(new RegExp(`^${say('ca', 'signIn:login')}`))).toHaveValue(
    site.login,
  )
  await dialog.getByLabel(new RegExp(`^${say('ca', 'signIn:password')}`)).fill(site.password)
  await dialog.getByRole('button', { name: say('ca', 'signIn:submit') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(form.saved(`${title} llarg`, 'publish')).toBeVisible()
  expect(writes).toEqual([`${title} llarg`, `${title} llarg`])
  const after = await site.rest.read('events', 'ca', id)
  expect(after['title']).toBe(`${title} llarg`)
  expect(after['excerpt']).toContain('Com era')
})

test('the site’s session signs in, and goes on after it @local', async ({ page, site }) => {
  const title = `Sessió ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, status: 'draft' })
  const use = page.getByRole('button', { name: say('ca', 'signIn:session.use') })
  const enter = () => {
    const form = { log: site.login, pwd: site.password }
    return page.request.post(`${site.root}wp-login.php`, { form })
  }
  await page.goto(`${site.root}ca/events/${id}`)
  await use.click()
  await expect(page.getByText(say('ca', 'signIn:session.absent'))).toBeVisible()
  await enter()
  await use.click()
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(`${title} 2`)
  await form.save('saveDraft', `${title} 2`, 'draft')
  await page.reload()
  await expect(form.text('title')).toHaveValue(`${title} 2`)

  await form.text('title').fill(`${title} 3`)
  await page.context().clearCookies()
  // At once: the next look at what was saved would ask for the session too.
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: say('ca', 'signIn:again.title') })
  await expect(dialog).toBeVisible()
  await enter()
  await dialog.getByRole('button', { name: say('ca', 'signIn:session.use') }).click()
  await expect(form.saved(`${title} 3`, 'draft')).toBeVisible()
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} 3` })
})

test.describe('a service with names of its own', () => {
  test.use({ worldOptions: { namespace: 'tribe/events/v1', languageParameter: 'wpml_language' } })

  test('has them offered until others are wanted @local', async ({ page, site }) => {
    await page.goto(`${site.root}ca/events`)
    await tryToSignIn(page, site.login, site.password)
    const note = page.getByRole('alert')
    await expect(note).toContainText('tribe/events/v1')
    await expect(note).toContainText('wpml_language')
    const asked = page.waitForRequest(/tribe\/events\/v1\/events\?.*wpml_language=ca/)
    await note.getByRole('button', { name: say('ca', 'signIn:correction.accept') }).click()
    await asked
    await expect(page.getByText(say('ca', 'eventList:empty.upcoming'))).toBeVisible()

    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('button', { name: say('ca', 'app:account.signOut') }).click()
    const drop = page.getByRole('button', { name: say('ca', 'signIn:corrected.drop') })
    await drop.click()
    await expect(page.getByText(say('ca', 'signIn:corrected.dropped'))).toBeVisible()
    await expect(drop).toHaveCount(0)
    await expect(signInTitle(page)).toBeFocused()
    await tryToSignIn(page, site.login, site.password)
    await expect(note).toContainText('tribe/events/v1')
  })
})
