import { expect, test } from './fixtures.ts'
import { openText } from './textEditor.ts'
import { say } from './words.ts'

const rest = '\n<p>Hi ha <a href="/altre" rel=nofollow>un altre</a> acte</p>'

test('a link is made by the tool, changed by the keys and removed', async ({
  page,
  site,
  signIn,
}) => {
  const editor = await openText({ page, site, signIn }, `<p>Programa</p>${rest}`)
  await editor.select('Programa')
  await editor.use('tool.link')
  await editor.answer('link', { address: 'https://example.org/?a=1&b=2' })
  const link = '<p><a href="https://example.org/?a=1&amp;b=2">Programa</a></p>'
  expect(await editor.html()).toBe(`${link}${rest}`)

  await editor.text.getByText('Programa').click()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(editor.dialog('link').getByRole('textbox')).toHaveValue(
    'https://example.org/?a=1&b=2',
  )
  await editor.answer('link', { address: 'mailto:a@b.example' })
  expect(await editor.html()).toBe(`<p><a href="mailto:a@b.example">Programa</a></p>${rest}`)

  await editor.text.getByText('Programa').click()
  await editor.use('tool.link')
  await editor
    .dialog('link')
    .getByRole('button', { name: say('en', 'html:dialog.remove') })
    .click()
  expect(await editor.html()).toBe(`<p>Programa</p>${rest}`)
})

test('a link that is bold and italic in part is changed as a whole', async ({
  page,
  site,
  signIn,
}) => {
  const html = (address: string) =>
    `<p>Vegeu <a class="x" href="${address}" target="_blank">el <strong>nou</strong> <em>web</em></a> avui</p>${rest}`
  const editor = await openText({ page, site, signIn }, html('/vell'))
  await editor.text.getByText('nou').click()
  await editor.use('tool.link')
  await editor.answer('link', { address: 'https://example.org/nou' })
  expect(await editor.html()).toBe(html('https://example.org/nou'))
})

test('a link is put in where nothing is selected: with words of its own, or with its address', async ({
  page,
  site,
  signIn,
}) => {
  const editor = await openText({ page, site, signIn }, `<p>Programa:</p>${rest}`)
  await editor.putCursor('Programa:')
  await page.keyboard.type(' ')
  await editor.use('tool.link')
  await editor.answer('link', { address: 'example.org/programa', linkText: 'aquí & ara' })
  await expect(editor.text).toBeFocused()
  await page.keyboard.type(', o ')
  await page.keyboard.press('ControlOrMeta+k')
  await editor.answer('link', { address: '/altre' })
  await expect(editor.text).toBeFocused()
  await page.keyboard.type('.')
  const first = '<a href="https://example.org/programa">aquí &amp; ara</a>'
  expect(await editor.html()).toBe(
    `<p>Programa: ${first}, o <a href="/altre">/altre</a>.</p>${rest}`,
  )
})

test('an address that is typed is not lost to Escape', async ({ page, site, signIn }) => {
  const editor = await openText({ page, site, signIn }, `<p>Programa</p>${rest}`)
  await editor.select('Programa')
  await editor.use('tool.link')
  const address = editor.dialog('link').getByRole('textbox')
  await address.fill('https://example.org/llarga')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: say('en', 'form:unkept.title') })
  await question.getByRole('button', { name: say('en', 'ui:confirm.cancel') }).click()
  await expect(address).toHaveValue('https://example.org/llarga')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: say('en', 'form:unkept.close') }).click()
  await expect(editor.dialog('link')).toHaveCount(0)
  await expect(editor.text).toBeFocused()
  await editor.use('tool.link')
  await page.keyboard.press('Escape')
  await expect(editor.dialog('link')).toHaveCount(0)
})
