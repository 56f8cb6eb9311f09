import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { type Fault, expect, test } from './fixtures.ts'
import { dayFromNow } from './days.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** What goes wrong, and the situation of `service.refusal` it is told as; `npm test` tries two of them. */
const troubles: { what: string; fault: Fault; situation: string; tags: string }[] = [
  {
    what: 'a page of HTML',
    fault: { kind: 'html', code: 200 },
    situation: 'unreadable',
    tags: '@wide',
  },
  { what: 'no answer', fault: { kind: 'dropped' }, situation: 'unanswered', tags: '@wide' },
  { what: 'an error', fault: { kind: 'status', code: 500 }, situation: 'failed', tags: '@full' },
  {
    what: 'half of an answer',
    fault: { kind: 'truncated' },
    situation: 'unreadable',
    tags: '@full',
  },
]

for (const { what, fault, situation, tags } of troubles) {
  test(`a list that gets ${what} says so, and is read again @local ${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    const title = `Ofrena ${site.suffix}`
    await seedEvent(site, 'ca', { title })
    await signIn('ca')
    const list = new EventList(page, 'ca')
    await list.expectOnly([title], [])
    await site.fail([{ ...fault, path: 'events' }])
    await page.goto(`${site.root}ca/events?search=${site.suffix}`)
    const note = page.getByRole('alert')
    await expect(note).toContainText(say('ca', `service:refusal.${situation}.title`), {
      timeout: 30_000,
    })
    await expect(note).toContainText(list.say('refused.nothingLost'))
    await site.fail([])
    await note.getByRole('button', { name: say('ca', 'ui:refusal.retry') }).click()
    await list.expectOnly([title], [])
    await expect(note).toHaveCount(0)
  })

  test(`a save that gets ${what} says so, keeps what was typed, and is tried again @local ${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    const title = `Processó ${site.suffix}`
    const { id } = await seedEvent(site, 'ca', { title })
    await signIn('ca', `events/${id}`)
    const form = new EventForm(page, 'ca')
    await form.text('title').fill(`${title} nova`)
    await site.fail([{ ...fault, path: 'events', method: 'POST', times: 1 }])
    await form.button('save').click()
    if (fault.kind === 'truncated') {
      // The work was done, and the second look found it.
      await expect(form.saved(`${title} nova`, 'publish')).toBeVisible()
      return
    }
    const note = page.getByRole('alert')
    await expect(note).toContainText(say('ca', `service:refusal.${situation}.title`))
    await expect(note).toContainText(say('ca', 'service:afterWrite.notSaved'))
    await expect(form.text('title')).toHaveValue(`${title} nova`)
    expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title })
    await note.getByRole('button', { name: say('ca', 'ui:refusal.retry') }).click()
    await expect(form.saved(`${title} nova`, 'publish')).toBeVisible()
    expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} nova` })
  })
}

test('an answer lost after the write: it is looked for, and said to be saved @local @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Traca ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(`${title} final`)
  await site.fail([{ kind: 'lostAnswer', path: 'events', method: 'POST', times: 1 }])
  await form.button('save').click()
  await expect(form.saved(`${title} final`, 'publish')).toBeVisible()
  await expect(page.getByText(form.say('action.unsaved'))).toHaveCount(0)
})

test('an answer lost after a creation makes one event, not two @local @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Castell de foc ${site.suffix}`
  await signIn('ca', 'events/new')
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${dayFromNow(4)} 22:00`)
  await site.fail([{ kind: 'lostAnswer', path: 'events', method: 'POST', times: 1 }])
  await form.button('publish').click()
  await expect(form.saved(title, 'publish', 'created')).toBeVisible()
  await expect(page).toHaveURL(/events\/\d+$/)
  const made = await site.rest.list('events', 'ca', `search=${site.suffix}&per_page=10`)
  expect(made.map((event) => event['title'])).toEqual([title])
})

test('a slow service shows the page it will fill, and then fills it @local @full', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Cercavila ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca')
  const list = new EventList(page, 'ca')
  await list.expectOnly([title], [])
  await site.fail([{ kind: 'latency', ms: 1500, path: 'events' }])
  await list.link(title).click()
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(`${title} lenta`)
  await form.button('save').click()
  await expect(page.getByRole('button', { name: form.say('action.saving') })).toBeVisible()
  await expect(form.saved(`${title} lenta`, 'publish')).toBeVisible()
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} lenta` })
})

test('an event that cannot be read says why, and is read again @local @full', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Romeria ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca')
  await site.fail([{ kind: 'status', code: 500, path: `events/${id}` }])
  await page.goto(`${site.root}ca/events/${id}`)
  const note = page.getByRole('alert')
  await expect(note).toContainText(say('ca', 'service:refusal.failed.title'), { timeout: 30_000 })
  await site.fail([])
  await note.getByRole('button', { name: say('ca', 'ui:refusal.retry') }).click()
  await expect(new EventForm(page, 'ca').text('title')).toHaveValue(title)
})
