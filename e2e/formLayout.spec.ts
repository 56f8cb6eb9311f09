import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { measureShifts, shiftOf } from './layoutShift.ts'

/** Sizes of the event form that only a browser knows. */

test.use({ data: 'town' })

test('the form of an event is short, with few words @local', async ({ page, site, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('ca')
  const [event] = await site.rest.list('events', 'ca', 'per_page=1&status=publish')
  await measureShifts(page)
  await page.goto(`${site.root}ca/events/${event?.['id']}`, { waitUntil: 'networkidle' })
  const title = new EventForm(page, 'ca').text('title')
  await expect(title).toBeVisible()
  const found = await page.evaluate(() => {
    const said = [...document.querySelectorAll('main form p, main form [class*="Helper" i]')]
      .filter((part) => part.checkVisibility() && !part.closest('[contenteditable], label'))
      .map((part) => part.textContent)
    return {
      height: document.documentElement.scrollHeight,
      words: said.join(' ').split(/\s+/).filter(Boolean).length,
    }
  })
  const first = (await title.boundingBox())?.y
  test.info().annotations.push({ type: 'form', description: JSON.stringify({ ...found, first }) })
  expect.soft(first).toBeLessThanOrEqual(170)
  expect.soft(found.height).toBeLessThanOrEqual(1250)
  expect.soft(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  expect.soft(found.words).toBeLessThanOrEqual(60)
})
