import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** A title that waits for the network while a colleague gives another: the queue asks which stays. */
async function askedByTheQueue(page: Page, site: Site, id: number, mine: string, theirs: string) {
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(mine)
  await site.fail([{ kind: 'dropped' }])
  await form.button('save').click()
  await page.getByRole('button', { name: form.say('later.send'), exact: true }).click()
  const waits = page.getByRole('link', { name: form.say('later.see') }).first()
  await expect(waits).toBeVisible()
  await site.fail([])
  await site.rest.call('POST', 'ca', `events/${id}`, { title: theirs })
  await waits.click()
  const send = page.getByRole('button', { name: say('ca', 'queue:action.send') })
  const choose = chooseIn(page, mine)
  await expect(send.or(choose).first()).toBeVisible()
  if (await send.isVisible()) await send.click()
  await expect(choose).toBeVisible()
}

const chooseIn = (page: Page, title: string) =>
  page.getByRole('button', { name: say('ca', 'queue:action.choose', { title }) })

const dialogIn = (page: Page, title: string) =>
  page.getByRole('dialog', { name: say('ca', 'queue:conflict', { title }) })

test('what is merged by hand of one that waits is offered again in a new tab, and sent from there @local @wide', async ({
  page,
  context,
  site,
  signIn,
}) => {
  test.slow()
  const title = `Aplec ${site.suffix}`
  const mine = `${title} gran`
  const both = `${title} gran i vell`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  await askedByTheQueue(page, site, id, mine, `${title} vell`)
  await chooseIn(page, mine).click()
  const merge = say('ca', 'recordForm:conflict.merge')
  await dialogIn(page, mine).getByRole('radio', { name: merge }).check()
  await dialogIn(page, mine).getByRole('textbox').fill(both)
  await expect.poll(async () => JSON.stringify(await keptIn(page, 'drafts'))).toContain(both)
  await page.close()

  const later = await context.newPage()
  await later.goto(`${site.root}ca/queue`)
  await chooseIn(later, mine).click()
  const dialog = dialogIn(later, mine)
  await expect(dialog.getByRole('radio', { name: merge })).toBeChecked()
  await expect(dialog.getByRole('textbox')).toHaveValue(both)
  await dialog
    .getByRole('button', { name: say('ca', 'recordForm:conflict.save'), exact: true })
    .click()
  await expect(later.getByRole('region', { name: say('ca', 'queue:results') })).toBeVisible()
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: both })
  await expect.poll(() => keptIn(later, 'drafts')).toEqual([])
})
