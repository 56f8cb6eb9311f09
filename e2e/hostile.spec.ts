import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { type Site, expect, test } from './fixtures.ts'
import markup from './hostile/markup.json' with { type: 'json' }
import words from './hostile/words.json' with { type: 'json' }
import { dayFromNow } from './days.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const samples = Object.values(markup).flat()

/** Five events that hold all of the texts, each with a title that is hostile itself, within the month that a calendar shows. */
async function seedHostile(site: Site): Promise<number[]> {
  const share = Math.ceil(samples.length / 5)
  const ids: number[] = []
  for (const at of [0, 1, 2, 3, 4]) {
    const texts = samples.slice(at * share, (at + 1) * share)
    const { id } = await seedEvent(site, 'ca', {
      title: `${words[at]} ${site.suffix} ${at}`,
      description: texts.map((text) => `<p>${at}</p>\n${text}`).join('\n'),
      excerpt: texts[0],
      cost: words[at],
      start_date: `${dayFromNow(at)} 18:00:00`,
      end_date: `${dayFromNow(at)} 20:00:00`,
    })
    ids.push(id)
  }
  return ids
}

/** Nothing ran, nothing lies over the page, and its own elements answer. */
async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'wasHit'))).toBe(false)
  expect(await page.evaluate(() => document.baseURI)).not.toContain('outside.example')
}

test('hostile texts do nothing wherever the service’s texts are shown @local @once', async ({
  page,
  site,
  watched,
  signIn,
}) => {
  const ids = await seedHostile(site)
  await page.addInitScript(() => {
    Object.assign(window, { wasHit: false, hit: () => Object.assign(window, { wasHit: true }) })
  })
  await signIn('ca', `events?search=${site.suffix}`)
  await expectUnharmed(page)
  const [id] = ids
  const places = [
    'calendar',
    'calendar?view=agenda',
    'translations',
    'hygiene',
    'transfer?part=pack',
    `events/${id}/duplicate`,
    `events/${id}/visibility`,
    `translations/${id}`,
    '',
  ]
  for (const place of places) {
    await page.goto(`${site.root}ca/${place}`)
    await expectUnharmed(page)
    await page.waitForLoadState('networkidle')
    await expectUnharmed(page)
  }
  const form = new EventForm(page, 'ca')
  for (const one of ids) {
    await page.goto(`${site.root}ca/events/${one}`)
    const field = form.label('description')
    await expect(page.getByRole('textbox', { name: field, exact: true })).not.toHaveAttribute(
      'aria-busy',
    )
    await form.show('description', 'source')
    await page.getByRole('button', { name: say('ca', 'form:html.show', { field }) }).click()
    await expect(
      page.getByRole('region', { name: say('ca', 'form:html.preview', { field }) }),
    ).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectUnharmed(page)
  }
  expect([...watched.hosts]).toEqual([])
  // Media of other hosts in a preview, and a base that is only read: the policy has the last word on both.
  const others = watched.violations.filter(
    (said) => !/^(media-src|base-uri) https:\/\/outside\.example\//.test(said),
  )
  expect(others).toEqual([])
  watched.violations.length = 0
})
