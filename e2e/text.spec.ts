import type { Locator } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import longText from './longText.json' with { type: 'json' }
import { expect, type Site, test } from './fixtures.ts'
import { openText, type TextEditor } from './textEditor.ts'
import { say } from './words.ts'

/** A long illustrated text: after it is saved, only the word may differ. */
const description = longText.join('\n\n')

test('a word of a long text is corrected, and nothing else', async ({ page, site, openEvent }) => {
  const { id, title, form } = await openEvent('Festa', { description, status: 'draft' })
  const read = async () => String((await site.rest.read('events', 'ca', id))['description'])
  const before = await read()
  const saving = page.waitForRequest((request) => request.method() === 'POST')
  const text = form.text('description')
  await expect(text).toHaveAttribute('aria-multiline', 'true')
  await text.getByText('Vermut').dblclick({ position: { x: 12, y: 10 } })
  await page.keyboard.type('Cafè')
  await form.save('saveDraft', title, 'draft')
  const wanted = before.replace('Vermut', 'Cafè')
  const sent = (await saving).postDataJSON() as object
  expect(sent).toMatchObject({ description: wanted })
  expect(sent).not.toHaveProperty('excerpt')
  expect(await read()).toBe(wanted)
})

const rest = "\n<p class='z'>L&#8217;hort &#8230;</p>"

/** Words become bold, italic, a heading and a quotation, and are undone byte by byte. */
async function checkStyles(editor: TextEditor): Promise<void> {
  const html = `<p ALIGN=center>Festa   <B>major</B> &eacute;s&nbsp;avui</p>${rest}`
  await editor.put(html)
  await expect(editor.tool('ui:undo')).toBeDisabled()
  await editor.select('major')
  await editor.use('tool.italic')
  await expect(editor.tool('tool.italic')).toHaveAttribute('aria-pressed', 'true')
  await editor.use('tool.bold')
  await editor.style.selectOption({ label: say('en', 'html:style.h3') })
  await editor.use('tool.quote')
  await editor.use('ui:undo')
  await editor.use('tool.redo')
  await expect(editor.tool('tool.redo')).toBeDisabled()
  await expect(editor.text.locator('blockquote > h3 > em')).toHaveText('major')
  while (await editor.tool('ui:undo').isEnabled()) await editor.use('ui:undo')
  expect(await editor.html()).toBe(html)
}

/** A link is made, changed by its key, and removed; what is typed of it is not lost to Escape. */
async function checkLinks(editor: TextEditor): Promise<void> {
  const { page } = editor
  await editor.put(`<p>Programa</p>${rest}`)
  const address = editor.box('link', 'address')
  await editor.select('Programa')
  await editor.use('tool.link')
  await address.fill('https://example.org/llarga')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: say('en', 'form:unkept.title') })
  await question.getByRole('button', { name: say('en', 'ui:cancel') }).click()
  await expect(address).toHaveValue('https://example.org/llarga')
  await editor.answer('link', { address: 'https://example.org/?a=1&b=2' })
  const link = '<p><a href="https://example.org/?a=1&amp;b=2">Programa</a></p>'
  expect(await editor.html()).toBe(`${link}${rest}`)

  await editor.text.getByText('Programa').click()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(address).toHaveValue('https://example.org/?a=1&b=2')
  await editor.answer('link', { address: 'mailto:a@b.example' })
  expect(await editor.html()).toBe(`<p><a href="mailto:a@b.example">Programa</a></p>${rest}`)

  await editor.text.getByText('Programa').click()
  await editor.use('tool.link')
  const remove = say('en', 'html:dialog.remove')
  await editor.dialog('link').getByRole('button', { name: remove }).click()
  expect(await editor.html()).toBe(`<p>Programa</p>${rest}`)
}

const dense = (html: string) => html.replaceAll(/>\s+</g, '><')

/** Paragraphs become a list; an item goes into the one above and out, and Enter makes and ends items. */
async function checkLists(editor: TextEditor): Promise<void> {
  const { keyboard } = editor.page
  await editor.put(`<p>Hi   haurà&nbsp;:</p>\n<p>Vermut</p>\n<p>Dinar</p>`)
  const list = (items: string, more = '') => `<p>Hi   haurà&nbsp;:</p><ul>${items}</ul>${more}`
  await editor.putCursor('Vermut')
  for (const key of ['Home', 'Shift+ArrowDown', 'Shift+End']) await keyboard.press(key)
  await editor.use('tool.bullets')
  await expect(editor.tool('tool.bullets')).toHaveAttribute('aria-pressed', 'true')
  expect(dense(await editor.html())).toBe(list('<li>Vermut</li><li>Dinar</li>'))
  await editor.putCursor('Dinar')
  await keyboard.press('ControlOrMeta+]')
  expect(dense(await editor.html())).toBe(list('<li>Vermut<ul><li>Dinar</li></ul></li>'))
  await editor.putCursor('Dinar')
  await keyboard.press('ControlOrMeta+[')
  await keyboard.press('Enter')
  await keyboard.type('Ball')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.type('Fi')
  const three = '<li>Vermut</li><li>Dinar</li><li>Ball</li>'
  expect(dense(await editor.html())).toBe(list(three, '<p>Fi</p>'))
}

/** A table is shown, and edited as HTML; one that is pasted comes with its cells. */
async function checkTables(editor: TextEditor): Promise<void> {
  const { page } = editor
  const table = '<table  class=horari><tr><td>10 h</td><TD>Obertura</td></tr></table>'
  const html = `<p>Horari</p>\n${table}${rest}`
  await editor.put(html)
  await editor.putCursor('Horari')
  await page.keyboard.type(' nou')
  const locked = editor.text.getByRole('group', { name: say('en', 'html:why.table') })
  await expect(locked.getByRole('cell', { name: 'Obertura' })).toBeVisible()
  await locked.getByRole('button', { name: say('en', 'html:locked.edit') }).click()
  await expect(editor.text).toHaveValue(html.replace('Horari', 'Horari nou'))
  const selected = await editor.text.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })
  expect(selected).toBe(table)

  await editor.put(`<p>Horari</p>${rest}`)
  await editor.putCursor('Horari')
  await editor.text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    const facts = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', facts))
  }, '<table style="width:9px"><tbody><tr><td>11 h</td></tr></tbody></table>')
  const pasted = '<table><tbody><tr><td>11 h</td></tr></tbody></table>'
  expect(await editor.html()).toBe(`<p>Horari</p>\n${pasted}${rest}`)
}

test('words get styles, links and lists; tables stay', async ({ page, site, signIn }) => {
  const editor = await openText({ page, site, signIn }, '<p>Festa</p>')
  await test.step('styles', () => checkStyles(editor))
  await test.step('links', () => checkLinks(editor))
  await test.step('lists', () => checkLists(editor))
  await test.step('tables', () => checkTables(editor))
})

/** Where two pictures are that the site has. */
async function twoPictures(site: Site): Promise<[string, string]> {
  const listed = await site.rest.list('events', 'ca', 'starts_after=1900-01-01&per_page=50')
  const addresses = listed.flatMap(({ image }) =>
    typeof image === 'object' && image !== null && 'url' in image ? [String(image.url)] : [],
  )
  const [first, second] = new Set(addresses)
  if (first === undefined || second === undefined) throw new Error('The town has no two pictures')
  return [first, second]
}

const naturalWidth = (picture: Locator) =>
  picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)

test.describe('in the town', () => {
  test.use({ data: 'town' })

  test('a picture of the site is put in, seen and described, another takes its place, and it is kept so @local', async ({
    page,
    site,
    signIn,
  }) => {
    const [first, second] = await twoPictures(site)
    const editor = await openText({ page, site, signIn }, `<p>Cartell</p>${rest}`)
    const html = (address: string, alt: string) =>
      `<p>Cartell<img src="${address}" alt="${alt}"></p>${rest}`
    await editor.putCursor('Cartell')
    await editor.use('ui:picture')
    await editor.answer('picture', { address: first, alt: 'La plaça, «plena» & "buida"' })
    const picture = editor.text.getByRole('img', { name: 'La plaça, «plena» & "buida"' })
    await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0)
    expect(await editor.html()).toBe(html(first, 'La plaça, «plena» &amp; &quot;buida&quot;'))

    await picture.click()
    await expect(editor.tool('ui:picture')).toHaveAttribute('aria-pressed', 'true')
    await editor.use('ui:picture')
    await expect(editor.box('picture', 'address')).toHaveValue(first)
    await editor.answer('picture', { address: second, alt: 'La pista' })
    expect(await editor.html()).toBe(html(second, 'La pista'))
    await new EventForm(page, 'en').save('saveDraft', `Festa ${site.suffix}`, 'draft')
    const kept = await site.rest.read('events', 'en', editor.id)
    // A live service reads a text as it is shown, and shows pictures with this.
    const asWritten = String(kept['description']).replace('<img decoding="async" ', '<img ')
    expect(asWritten).toBe(html(second, 'La pista'))
  })
})
