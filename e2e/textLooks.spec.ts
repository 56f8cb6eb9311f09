import { expect, test } from './fixtures.ts'
import { openText } from './textEditor.ts'

const before = "<p class='a'>L&#8217;hort</p>"
const after = '<ul class=b>\n<li>Vermut &amp; <B>ball</B></li>\n</ul>'
const around = (html: string) => `${before}\n${html}\n${after}`

test('words become bold and italic by the tools and by the keys, and plain again', async ({
  page,
  site,
  signIn,
}) => {
  const editor = await openText({ page, site, signIn }, around('<p>Festa</p>'))
  await editor.select('Festa')
  await editor.use('tool.bold')
  await expect(editor.tool('tool.bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ControlOrMeta+i')
  expect(await editor.html()).toBe(around('<p><strong><em>Festa</em></strong></p>'))
  await editor.select('Festa')
  await page.keyboard.press('ControlOrMeta+b')
  await editor.use('tool.italic')
  expect(await editor.html()).toBe(around('<p>Festa</p>'))
})

test('what is typed next is bold or italic where that was asked for, and what follows is not', async ({
  page,
  site,
  signIn,
}) => {
  const editor = await openText({ page, site, signIn }, around('<p>Festa</p>'))
  await editor.putCursor('Festa')
  const bold = editor.tool('tool.bold')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type(' major')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(bold).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.type('!')
  expect(await editor.html()).toBe(around('<p>Festa<strong> major</strong>!</p>'))
})
