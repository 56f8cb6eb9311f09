import { expect, test } from './fixtures.ts'
import { openText } from './textEditor.ts'
import { say } from './words.ts'

const before = '<h1 id="dalt">Festa</h1>'
const after = "\n<p class='z'>Fi &#8230;</p>"

const styles = [
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h5'],
  ['h6', 'h6'],
  ['pre', 'pre'],
  ['paragraph', 'p'],
] as const

test('a paragraph becomes a heading of each level, preformatted, and a paragraph again, and keeps what it carries', async ({
  page,
  site,
  signIn,
}) => {
  const html = (tag: string) =>
    `${before}\n<${tag} class="b" style="text-align: center;">Hora <em>i</em> lloc</${tag}>${after}`
  const editor = await openText({ page, site, signIn }, html('p'))
  for (const [style, tag] of styles) {
    await editor.putCursor('Hora i lloc')
    await editor.style.selectOption({ label: say('en', `html:style.${style}`) })
    await expect(editor.style).toHaveValue(style)
    expect(await editor.html()).toBe(html(tag))
  }
})

test('a heading of the first level is called so, and becomes one of the third with keys, which stay with the styles', async ({
  page,
  site,
  signIn,
}) => {
  const editor = await openText({ page, site, signIn }, `${before}${after}`)
  await editor.putCursor('Festa')
  await expect(editor.style.getByRole('option', { selected: true })).toHaveText('Heading 1')
  await page.keyboard.press('Shift+Tab')
  await expect(editor.style).toBeFocused()
  await page.keyboard.type(say('en', 'html:style.h3'))
  await expect(editor.style).toHaveValue('h3')
  await expect(editor.style).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor.text).toBeFocused()
  await page.keyboard.type('!')
  expect(await editor.html()).toBe(`<h3 id="dalt">Festa!</h3>${after}`)
})
