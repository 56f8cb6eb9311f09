import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** How the end of a session is met: status and code, or the answer that anybody would get. */
const ends = [
  { named: 'a plain 401', status: 401, code: 'rest_not_logged_in' },
  { named: 'a bad nonce', status: 403, code: 'rest_cookie_invalid_nonce' },
  { named: 'the refusal that anybody would get', status: 401, code: 'rest_forbidden' },
] as const

/** The writes of one event that reached the service, with what they said of its title. */
async function withoutSession(
  page: Page,
  id: number,
  { status, code }: { status: number; code: string },
) {
  const writes: { title: unknown; isAnswered: boolean }[] = []
  let isEnded = true
  await page.route(
    (url) => url.pathname.endsWith(`/events/${id}`),
    async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.fallback()
      const { title } = request.postDataJSON() as { title?: unknown }
      writes.push({ title, isAnswered: !isEnded })
      if (!isEnded) return route.fallback()
      isEnded = false
      await route.fulfill({ status, json: { code, message: 'No.', data: { status } } })
    },
  )
  return writes
}

for (const end of ends)
  test(`a session that ends in the middle of a save with ${end.named}: asked over the page, and the write is repeated once @local @wide`, async ({
    page,
    site,
    signIn,
  }) => {
    const title = `Matinal ${site.suffix}`
    const { id } = await seedEvent(site, 'ca', { title, excerpt: 'Com era' })
    await signIn('ca', `events/${id}`)
    const form = new EventForm(page, 'ca')
    await form.text('title').fill(`${title} llarga`)
    const writes = await withoutSession(page, id, end)
    await form.button('save').click()
    const dialog = page.getByRole('dialog', { name: say('ca', 'signIn:again.title') })
    await expect(dialog).toBeVisible()
    expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title })
    await dialog.getByLabel(new RegExp(`^${say('ca', 'signIn:password')}`)).fill(site.password)
    await dialog.getByRole('button', { name: say('ca', 'signIn:submit') }).click()
    await expect(form.saved(`${title} llarga`, 'publish')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(writes).toEqual([
      { title: `${title} llarga`, isAnswered: false },
      { title: `${title} llarga`, isAnswered: true },
    ])
    const after = await site.rest.read('events', 'ca', id)
    expect(after).toMatchObject({ title: `${title} llarga` })
    expect(after['excerpt']).toContain('Com era')
  })
