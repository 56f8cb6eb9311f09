import { expect, test } from './fixtures.ts'
import { openText } from './textEditor.ts'

const before = '<p>Hi   haurà&nbsp;:</p>'
const dense = (html: string) => html.replaceAll(/>\s+</g, '><')

test('paragraphs become a list, of signs or of numbers, and paragraphs again', async ({
  page,
  site,
  signIn,
}) => {
  const html = `${before}\n<p>Vermut</p>\n<p>Dinar</p>`
  const editor = await openText({ page, site, signIn }, html)
  const made = (tag: string) => `${before}\n<${tag}><li>Vermut</li><li>Dinar</li></${tag}>`
  const selectBoth = async () => {
    await editor.putCursor('Vermut')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+End')
  }
  await selectBoth()
  await editor.use('tool.bullets')
  await expect(editor.tool('tool.bullets')).toHaveAttribute('aria-pressed', 'true')
  await editor.use('tool.numbers')
  await editor.use('tool.bullets')
  expect(await editor.html()).toBe(made('ul'))
  await selectBoth()
  await editor.use('tool.numbers')
  expect(await editor.html()).toBe(made('ol'))
  await selectBoth()
  await editor.use('tool.numbers')
  expect(dense(await editor.html())).toBe(dense(html))
})

test('an item goes into the one above and out again, and Enter makes and ends items', async ({
  page,
  site,
  signIn,
}) => {
  const list = '<ul class="a">\n<li>Vermut</li>\n<li id=\'d\'>Dinar</li>\n<li>Ball</li>\n</ul>'
  const editor = await openText({ page, site, signIn }, `${before}\n${list}`)
  await editor.putCursor('Dinar')
  await page.keyboard.press('ControlOrMeta+]')
  expect(dense(await editor.html())).toBe(
    dense(
      `${before}<ul class="a"><li>Vermut<ul><li id='d'>Dinar</li></ul></li><li>Ball</li></ul>`,
    ).replace("'d'", '"d"'),
  )
  await editor.putCursor('Dinar')
  await page.keyboard.press('ControlOrMeta+[')
  expect(dense(await editor.html())).toBe(dense(`${before}${list}`).replace("'d'", '"d"'))

  await editor.putCursor('Ball')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Focs')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Fi')
  expect(dense(await editor.html())).toBe(
    dense(`${before}${list.replace('</ul>', '<li>Focs</li></ul>')}<p>Fi</p>`).replace("'d'", '"d"'),
  )
})
