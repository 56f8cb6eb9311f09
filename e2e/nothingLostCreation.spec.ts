import type { Page } from '@playwright/test'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { expect, type Site, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { say } from './words.ts'

/** Saves a draft, which the service makes, and closes the page before it hears of that. */
async function vanish(page: Page, form: EventForm, site: Site, title: string): Promise<void> {
  await site.fail([{ kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 }])
  // Nor can it find out: what it looks with is not answered as long as it is open.
  await page.route(/\/events\?/, (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  )
  await form.button('saveDraft').click()
  await expect.poll(() => drafts(site)).toEqual([title])
  await page.close()
}

async function drafts({ rest, suffix }: Site): Promise<unknown[]> {
  const query = `search=${suffix}&status=draft&per_page=10&starts_after=2020-01-01`
  return (await rest.list('events', 'ca', query)).map(({ title }) => title)
}

test('a new event whose page closed before the answer is in the history, is not made twice, and is undone @local', async ({
  page,
  context,
  site,
  signIn,
}) => {
  test.slow()
  const title = `Romeria ${site.suffix}`
  await signIn('ca', 'events/new')
  const first = new EventForm(page, 'ca')
  await first.text('title').fill(title)
  await first.typeMoment('start_date', `${dayFromNow(5)} 18:00`)
  await expect.poll(() => keptIn(page, 'drafts')).toHaveLength(1)
  await vanish(page, first, site, title)

  const later = await context.newPage()
  await later.goto(`${site.root}ca/history`)
  const undo = later.getByRole('button', {
    name: say('ca', 'history:undoOf', { name: title }),
    exact: true,
  })
  await expect(undo).toBeVisible({ timeout: 40_000 })

  await later.goto(`${site.root}ca/events/new`)
  const form = new EventForm(later, 'ca')
  const left = later.getByRole('region', { name: say('ca', 'drafts:left') })
  await left.getByRole('button', { name: say('ca', 'drafts:take') }).click()
  await expect(form.text('title')).toHaveValue(title)
  await form.button('saveDraft').click()
  await expect(later).toHaveURL(/\/ca\/events\/\d+$/)
  expect(await drafts(site)).toEqual([title])

  await later.goto(`${site.root}ca/history`)
  await undo.click()
  const dialog = later.getByRole('dialog')
  await dialog.getByRole('button', { name: say('ca', 'history:undo'), exact: true }).click()
  await dialog.getByRole('button', { name: say('ca', 'history:close') }).click()
  await expect.poll(() => drafts(site)).toEqual([])
})
