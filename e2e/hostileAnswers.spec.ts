import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { hostileAddresses, hostileMarkup, hostileWords } from './hostile/texts.ts'
import { arm, expectNobodyAsked, expectUnharmed } from './hostile/unharmed.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const sign = '<img src=x onerror=hit()>'
const everything = [...hostileMarkup, ...hostileWords, ...hostileAddresses].join('\n')

/** A refusal in which every word of the service is hostile (contract.md §4). */
const refusal = (params: object = {}) => ({
  status: 400,
  json: { code: sign, message: everything, data: { status: 400, params } },
})

/** Refuses so whatever the page writes to events from now on. */
const refuseWrites = (page: Page, params?: object) =>
  page.route(/\/v1\/events\/\d+/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal(params)),
  )

/** Opens what the service said itself, in which all of it stands as text. */
async function expectDetails(page: Page, place: Locator): Promise<void> {
  await place
    .locator('summary')
    .filter({ hasText: say('ca', 'ui:refusal.details') })
    .click()
  const words = place.locator('details pre')
  await expect(words).toContainText(sign)
  await expect(words).toContainText('javascript:hit()')
  await expectUnharmed(page)
}

/** Lets a hostile title and text wait for the network, while somebody else writes hostile ones. */
async function letWait(page: Page, site: Site, id: number, title: string): Promise<void> {
  const form = new EventForm(page, 'ca')
  await expect(form.text('description')).not.toHaveAttribute('aria-busy')
  await form.text('title').fill(title)
  await form.show('description', 'source')
  await form.text('description').fill(hostileMarkup.slice(60).join('\n'))
  const theirs = { title: `${title} ${sign}`, description: hostileMarkup.slice(0, 60).join('\n') }
  await site.rest.call('POST', 'ca', `events/${id}`, theirs)
  await site.fail([{ kind: 'dropped' }])
  await form.button('save').click()
  await page.getByRole('button', { name: form.say('later.send'), exact: true }).click()
  const waits = page.getByRole('link', { name: form.say('activity:bar.see') }).first()
  await expect(waits).toBeVisible()
  await waits.click()
  const waiting = page.getByRole('region', { name: say('ca', 'activity:show.unsent') })
  await expect(waiting.getByText(sign).first()).toBeVisible()
  await expectUnharmed(page)
}

test('hostile texts do nothing in what waits, in its question, and in its refusal @full @local', async ({
  page,
  site,
  watched,
  signIn,
}) => {
  const title = `Aplec ${site.suffix} ${sign}`
  const { id } = await seedEvent(site, 'ca', { title: `Aplec ${site.suffix}` })
  await arm(page)
  await signIn('ca', `events/${id}`)
  await letWait(page, site, id, title)
  await site.fail([])
  const send = page.getByRole('button', { name: say('ca', 'activity:unsent.action.sendAll') })
  const action = say('ca', 'activity:unsent.action.choose')
  const choose = page.getByRole('button', {
    name: say('ca', 'activity:unsent.action.of', { action, name: title }),
  })
  // It may be on its way by itself.
  await expect(async () => {
    if (await send.isVisible()) await send.click({ timeout: 1000 })
    await expect(choose).toBeVisible({ timeout: 3000 })
  }).toPass()
  await choose.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('ins').first()).toBeVisible()
  await expectUnharmed(page)
  for (const radio of await dialog
    .getByRole('radio', { name: say('ca', 'recordForm:conflict.mineText') })
    .all())
    await radio.check()
  await expectUnharmed(page)

  await refuseWrites(page)
  await dialog
    .getByRole('button', { name: say('ca', 'recordForm:conflict.save'), exact: true })
    .click()
  await expectDetails(page, page.getByRole('region', { name: say('ca', 'activity:show.unsent') }))
  expectNobodyAsked(watched)
})

test('nor in what the service says when it refuses a save or a list @full @local', async ({
  page,
  site,
  watched,
  signIn,
}) => {
  const { id } = await seedEvent(site, 'ca', { title: `Aplec ${site.suffix}` })
  await arm(page)
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(`Aplec ${site.suffix} gran`)
  await refuseWrites(page, { title: everything, description: everything })
  await form.button('save').click()
  await expect(page.getByText(sign).first()).toBeVisible()
  await expectUnharmed(page)
  await page.unrouteAll()
  await refuseWrites(page)
  await form.button('save').click()
  await expectDetails(page, page.getByRole('main'))
  await page.route(/\/v1\/venues\?/, (route) => route.fulfill(refusal()))
  await page.goto(`${site.root}ca/venues`)
  await expectDetails(page, page.getByRole('main'))
  expectNobodyAsked(watched)
})

test.describe('of a site that takes pictures', () => {
  test.use({ worldOptions: { media: true } })

  /** A picture of the site that is described in hostile words. @returns its number */
  async function bringIn({ root, login, password }: Site): Promise<number> {
    const form = new FormData()
    const bytes = await readFile(new URL('../public/icon-192.png', import.meta.url))
    form.append('file', new Blob([bytes], { type: 'image/png' }), `${sign}.png`)
    // What no database takes is no text of one.
    form.append('alt_text', everything.replaceAll('\0', ''))
    const headers = { Authorization: `Basic ${btoa(`${login}:${password}`)}` }
    const sent = { method: 'POST', headers, body: form }
    const answer = await fetch(`${root}ca/wp-json/wp/v2/media`, sent)
    return (await answer.json()).id
  }

  test('nor in what is said of a picture @full @local', async ({ page, site, watched, signIn }) => {
    const image = await bringIn(site)
    const title = `Aplec ${site.suffix}`
    const { id } = await seedEvent(site, 'ca', { title, image: String(image) })
    await page.route(/\/wp\/v2\/media\/\d+/, async (route) => {
      const answer = await route.fetch()
      const said = { rendered: everything }
      const json = { ...(await answer.json()), title: said, caption: said, description: said }
      await route.fulfill({ response: answer, json })
    })
    await arm(page)
    await signIn('ca', `events/${id}`)
    const form = new EventForm(page, 'ca')
    await page.getByRole('button', { name: form.say('picture.describe') }).click()
    await expect(page.getByRole('textbox', { name: say('ca', 'html:dialog.alt') })).toHaveValue(
      new RegExp('onerror=hit'),
    )
    await expect(page.getByRole('img', { name: form.say('picture.preview') })).toBeVisible()
    await expectUnharmed(page)
    await page.getByRole('button', { name: form.say('picture.choose') }).click()
    await expect(page.getByRole('dialog').locator('img').first()).toBeVisible()
    await expectUnharmed(page)
    expectNobodyAsked(watched)
  })
})

test('nor in the name and the roles of the account @full @local', async ({
  page,
  site,
  watched,
  signIn,
}) => {
  await page.route(/\/wp\/v2\/users\/me/, async (route) => {
    const answer = await route.fetch()
    const json = { ...(await answer.json()), name: everything, slug: sign, roles: [everything] }
    await route.fulfill({ response: answer, json })
  })
  await arm(page)
  await signIn('ca', 'service?part=test')
  await page.getByRole('banner').getByRole('button').last().click()
  await expect(page.getByRole('dialog').getByText(sign).first()).toBeVisible()
  await expectUnharmed(page)
  await page.keyboard.press('Escape')
  await page.goto(`${site.root}ca/service?part=test&run=1`)
  const role = page.getByRole('region', { name: say('ca', 'connection:check.role'), exact: true })
  await expect(role).toContainText(sign, { timeout: 60_000 })
  await expectUnharmed(page)
  expectNobodyAsked(watched)
})
