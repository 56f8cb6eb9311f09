import { expect, test } from './fixtures.ts'
import { openText } from './textEditor.ts'

const rest = "\n<p class='z'>Fi &#8230;</p>"

test('a table is put in, filled, widened, lengthened, shortened, narrowed and removed', async ({
  page,
  site,
  signIn,
}) => {
  const editor = await openText({ page, site, signIn }, `<p>Horari</p>${rest}`)
  await editor.putCursor('Horari')
  await editor.use('tool.table')
  await expect(editor.tool('tool.table')).toBeDisabled()
  await page.keyboard.type('Hora')
  const cells = (...words: string[]) => words.map((one) => `<td>${one}</td>`).join('')
  const table = (head: string, ...rows: string[]) =>
    `<p>Horari</p>\n<table><thead><tr>${head}</tr></thead><tbody>${rows
      .map((row) => `<tr>${row}</tr>`)
      .join('')}</tbody></table>${rest}`
  expect(await editor.html()).toBe(table('<th>Hora</th><th></th>', cells('', ''), cells('', '')))

  await editor.putCursor('Hora')
  await editor.use('table.addRow')
  await editor.use('table.addColumn')
  await editor.text.getByRole('cell').first().click()
  await page.keyboard.type('10 h')
  const grown = table(
    '<th>Hora</th><th></th><th></th>',
    cells('10 h', '', ''),
    cells('', '', ''),
    cells('', '', ''),
  )
  expect(await editor.html()).toBe(grown)

  await editor.text.getByRole('cell').last().click()
  await editor.use('table.removeRow')
  await editor.text.getByRole('cell').last().click()
  await editor.use('table.removeColumn')
  expect(await editor.html()).toBe(
    table('<th>Hora</th><th></th>', cells('10 h', ''), cells('', '')),
  )
  await editor.putCursor('10 h')
  await editor.use('table.removeTable')
  expect(await editor.html()).toBe(`<p>Horari</p>${rest}`)
})

test('cells over several rows and columns stay over what they were over', async ({
  page,
  site,
  signIn,
}) => {
  const editor = await openText(
    { page, site, signIn },
    `<table class='h'>\n<tr><td rowspan=2 class=a>Matí</td><td>deu</td></tr>\n<tr><td>onze</td></tr>\n<tr><td colspan="2">Tarda</td></tr>\n</table>${rest}`,
  )
  await editor.putCursor('deu')
  await editor.use('table.removeRow')
  await editor.putCursor('onze')
  await editor.use('table.addColumn')
  expect((await editor.html()).replaceAll(/>\s+</g, '><')).toBe(
    `<table class='h'><tr><td class="a">Matí</td><td>onze</td><td></td></tr><tr><td colspan="2">Tarda</td><td></td></tr></table>${rest}`.replaceAll(
      />\s+</g,
      '><',
    ),
  )
})
