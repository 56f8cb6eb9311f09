import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

const words = (key: string, holes = {}) => say('ca', `reference:${key}`, holes)

test('the service is looked up, read, and written past the safe writer after a warning', async ({
  page,
  site,
  signIn,
}) => {
  const tag = await site.rest.create('tags', 'ca', { name: `Jazz ${site.suffix}` })
  const name = async () => (await site.rest.read('tags', 'ca', tag.id))['name']
  await signIn('ca', 'events')
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('link', { name: say('ca', 'search:service') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const operation = (start: string) => page.getByRole('link', { name: new RegExp(`^${start} `) })
  const form = page.getByRole('form', { name: words('try.title') })
  const box = (field: string) => form.getByLabel(new RegExp(`^${field}(\\s*\\*)?$`))
  const send = (method: string) => form.getByRole('button', { name: words(`try.send.${method}`) })
  const answer = page.getByText(/\b200\b.* ms$/)
  await page.getByRole('textbox', { name: words('search') }).fill('hide_empty')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await operation('GET /tags').click()
  await expect(page).toHaveURL(/search=hide_empty.*open=GET\+\/tags|open=GET\+\/tags.*search=/)
  await box('search').fill(site.suffix)
  await box('hide_empty').selectOption('false')
  await send('GET').click()
  await expect(answer).toBeVisible()
  const body = page.getByRole('region', { name: words('answer.body') })
  await expect(body).toContainText(`"id": ${tag.id},`)

  await page.getByRole('textbox', { name: words('search') }).fill('')
  await operation('POST PUT PATCH /tags/:id').click()
  await box('id').fill(String(tag.id))
  await box('name').fill(`Swing ${site.suffix}`)
  await send('POST').click()
  const warning = page.getByRole('alertdialog', { name: words('warning.title') })
  await expect(warning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(warning).toHaveCount(0)
  expect(await name()).toBe(`Jazz ${site.suffix}`)
  await send('POST').click()
  const action = words('warning.action', { method: 'POST' })
  await warning.getByRole('button', { name: action, exact: true }).click()
  await expect(answer).toBeVisible()
  await expect.poll(name).toBe(`Swing ${site.suffix}`)
})
