import { expect, test } from './fixtures.ts'
import { openText } from './textEditor.ts'

const rest = "\n<p class='z'>Fi &#8230;</p>"

test('a paragraph becomes a quotation and is taken out of it', async ({ page, site, signIn }) => {
  const editor = await openText({ page, site, signIn }, `<p>Cita</p>${rest}`)
  await editor.putCursor('Cita')
  await editor.use('tool.quote')
  await expect(editor.tool('tool.quote')).toHaveAttribute('aria-pressed', 'true')
  expect(await editor.html()).toBe(`<blockquote><p>Cita</p></blockquote>${rest}`)
  await editor.putCursor('Cita')
  await editor.use('tool.quote')
  expect(await editor.html()).toBe(`<p>Cita</p>${rest}`)
})

test('what was done is undone and done again, by the tools and by the keys', async ({
  page,
  site,
  signIn,
}) => {
  const html = `<p>Festa</p>${rest}`
  const editor = await openText({ page, site, signIn }, html)
  await expect(editor.tool('tool.undo')).toBeDisabled()
  await editor.select('Festa')
  await editor.use('tool.bold')
  await editor.use('tool.quote')
  await editor.use('tool.undo')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor.tool('tool.undo')).toBeDisabled()
  await expect(editor.text.getByRole('strong')).toHaveCount(0)
  await editor.use('tool.redo')
  await page.keyboard.press('ControlOrMeta+y')
  await expect(editor.tool('tool.redo')).toBeDisabled()
  expect(await editor.html()).toBe(`<blockquote><p><strong>Festa</strong></p></blockquote>${rest}`)
})

test('undone to the beginning, the text is what it was, byte by byte', async ({
  page,
  site,
  signIn,
}) => {
  const html = `<P ALIGN=center>Festa   <B>major</B> &eacute;s&nbsp;avui</P>${rest}`
  const editor = await openText({ page, site, signIn }, html)
  await editor.select('major')
  await page.keyboard.type('petita')
  await editor.use('tool.bullets')
  await editor.use('tool.undo')
  await editor.use('tool.undo')
  await expect(editor.text.getByText('major')).toBeVisible()
  expect(await editor.html()).toBe(html)
})
