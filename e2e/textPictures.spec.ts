import type { Locator } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { type Site, expect, test } from './fixtures.ts'
import { pressOnto } from './hands.ts'
import { openText } from './textEditor.ts'

test.use({ data: 'town' })

const after = "\n<p class='z'>Fi &#8230;</p>"

/** Where two pictures are that the site has. */
async function twoPictures({ rest }: Site): Promise<[string, string]> {
  const listed = await rest.list('events', 'ca', 'starts_after=1900-01-01&per_page=50')
  const addresses = listed.flatMap(({ image }) =>
    typeof image === 'object' && image !== null && 'url' in image ? [String(image.url)] : [],
  )
  const [first, second] = new Set(addresses)
  if (first === undefined || second === undefined) throw new Error('The town has no two pictures')
  return [first, second]
}

const naturalWidth = (picture: Locator) =>
  picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)

test('a picture of the site is put in, seen and described, another takes its place, and it is kept so @local', async ({
  page,
  site,
  signIn,
}) => {
  const [first, second] = await twoPictures(site)
  const editor = await openText({ page, site, signIn }, `<p>Cartell</p>${after}`)
  const html = (address: string, alt: string) =>
    `<p>Cartell<img src="${address}" alt="${alt}"></p>${after}`
  await editor.putCursor('Cartell')
  await editor.use('tool.picture')
  await editor.answer('picture', { address: first, alt: 'La plaça, «plena» & "buida"' })
  await expect(editor.text).toBeFocused()
  const picture = editor.text.getByRole('img', { name: 'La plaça, «plena» & "buida"' })
  await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0)
  expect(await editor.html()).toBe(html(first, 'La plaça, «plena» &amp; &quot;buida&quot;'))

  await picture.click()
  await expect(editor.tool('tool.picture')).toHaveAttribute('aria-pressed', 'true')
  await editor.use('tool.picture')
  await expect(editor.box('picture', 'address')).toHaveValue(first)
  await editor.answer('picture', { alt: '' })
  expect(await editor.html()).toBe(html(first, ''))

  await editor.text.locator('img[src]').click()
  await expect(editor.tool('tool.picture')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  await pressOnto(editor.tool('tool.picture'), 'ArrowRight', 12)
  await page.keyboard.press('Enter')
  await expect(editor.box('picture', 'alt')).toHaveValue('')
  await editor.answer('picture', { address: second, alt: 'La pista' })
  expect(await editor.html()).toBe(html(second, 'La pista'))

  const form = new EventForm(page, 'en')
  await form.save('saveDraft', `Festa ${site.suffix}`, 'draft')
  const kept = await site.rest.read('events', 'en', editor.id)
  // A live service reads a text as it is shown, and shows pictures with this.
  const asWritten = String(kept['description']).replace('<img decoding="async" ', '<img ')
  expect(asWritten).toBe(html(second, 'La pista'))
})
