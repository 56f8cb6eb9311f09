import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { tabOnto } from './hands.ts'
import { seedEvent } from './seeds.ts'
import { LANGUAGES } from './words.ts'

/** A long illustrated text: after it is saved, only the word may differ. */
const description = [
  '<h2 class="programa">Programa de l\'hort</h2>',
  '<p>Obertura a les <strong>deu</strong> amb la <em>cobla</em> &amp; "amics" del barri.</p>',
  '<ul class="llista"><li>Vermut</li><li>Dinar<ol start="3"><li>Arròs</li></ol></li></ul>',
  '<figure class="wp-block-image"><img class="wp-image-1" src="data:," alt="La plaça"><figcaption>La plaça</figcaption></figure>',
  '<blockquote><p>Ens hi veiem.</p><cite>La comissió</cite></blockquote>',
  '<figure class="wp-block-table"><table><thead><tr><th>Hora</th></tr></thead><tbody><tr><td colspan="2">10 h</td></tr></tbody></table></figure>',
  '<p style="text-align: center;"><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener">Més</a></p>',
].join('\n\n')

/** What the application sends to change an event. */
function updates(page: Page): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (/\/events\/\d+/.test(request.url()) && request.method() !== 'GET')
      found.push(request.postDataJSON())
  })
  return found
}

/** Every language by mouse and by keyboard in test:full. */
const tagsOf: Partial<Record<string, string>> = { 'ca the mouse': ' @wide', 'ca the keyboard': '' }

for (const language of LANGUAGES)
  for (const how of ['the mouse', 'the keyboard'])
    test(`one word of a long illustrated description is corrected in ${language} with ${how}, nothing else changes${tagsOf[`${language} ${how}`] ?? ' @full'}`, async ({
      page,
      site,
      signIn,
    }) => {
      const title = `Festa ${site.suffix}`
      const { id } = await seedEvent(site, language, { title, description, status: 'draft' })
      const before = String((await site.rest.read('events', language, id))['description'])
      const sent = updates(page)
      await signIn(language, `events/${id}`)
      const form = new EventForm(page, language)
      const text = form.text('description')
      await expect(text).toHaveAttribute('aria-multiline', 'true')
      if (how === 'the mouse')
        await text.getByText('Vermut').dblclick({ position: { x: 12, y: 10 } })
      else {
        await tabOnto(text)
        await page.keyboard.press('ControlOrMeta+Home')
        for (const _ of [1, 2]) await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Home')
        await page.keyboard.press('Shift+End')
      }
      await page.keyboard.type('Cafè')
      await expect(text.getByText('Cafè')).toBeVisible()
      if (how === 'the mouse') await expectAccessible(page)
      if (how === 'the mouse') await form.button('saveDraft').click()
      else await page.keyboard.press('ControlOrMeta+s')
      await expect(form.saved(title, 'draft')).toBeVisible()
      const wanted = before.replace('Vermut', 'Cafè')
      expect(sent.map((body) => body['description'])).toEqual([wanted])
      expect(sent[0]).not.toHaveProperty('excerpt')
      expect((await site.rest.read('events', language, id))['description']).toBe(wanted)
    })

test('a megabyte of text stays where it is too much for the service, and is kept whole where it is not @wide', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Festa ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, status: 'draft' })
  await signIn('ca', `events/${id}`)
  const form = new EventForm(page, 'ca')
  await form.show('description', 'source')
  const text = `<p>\u202Bحفلة ${'paraula '.repeat(125_000)}</p>`
  await form.text('description').fill(text)
  const tooMuch = (url: URL) => url.pathname.endsWith(`/events/${id}`)
  await page.route(tooMuch, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 413 }),
  )
  await form.button('saveDraft').click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await form.text('description').inputValue()) === text).toBe(true)
  expect((await site.rest.read('events', 'ca', id))['description']).toBe('')
  await page.unroute(tooMuch)
  await form.button('saveDraft').click()
  await expect(form.saved(title, 'draft')).toBeVisible()
  const kept = String((await site.rest.read('events', 'ca', id))['description'])
  expect(kept.trim() === text).toBe(true)
})
