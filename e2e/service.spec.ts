import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

const words = (key: string, holes = {}) => say('ca', `reference:${key}`, holes)

test('the service is read, and copied for a terminal', async ({ page, site, signIn }) => {
  const tag = await site.rest.create('tags', 'ca', { name: `Jazz ${site.suffix}` })
  await signIn('ca', 'events')
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('link', { name: say('ca', 'reference:title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const operation = (start: string) => page.getByRole('link', { name: new RegExp(`^${start} `) })
  const form = page.getByRole('form', { name: words('try.title') })
  const prepared = page.getByRole('form', { name: words('try.prepare') })
  const label = (field: string) => new RegExp(`^${field}(\\s*\\*)?$`)
  const answer = page.getByText(/\b200\b.* ms$/)
  await page.getByRole('textbox', { name: words('search') }).fill('hide_empty')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await operation('GET /tags').click()
  await expect(page).toHaveURL(/search=hide_empty.*open=GET\+\/tags|open=GET\+\/tags.*search=/)
  await form.getByLabel(label('search')).fill(site.suffix)
  await form.getByLabel(label('hide_empty')).selectOption('false')
  await form.getByRole('button', { name: words('try.send') }).click()
  await expect(answer).toBeVisible()
  const body = page.getByRole('region', { name: words('answer.body') })
  await expect(body).toContainText(`"id": ${tag.id},`)

  await page.getByRole('textbox', { name: words('search') }).fill('')
  await operation('POST PUT PATCH /tags/:id').click()
  await prepared.getByLabel(label('id')).fill(String(tag.id))
  await prepared.getByLabel(label('name')).fill(`Swing ${site.suffix}`)
  await expect(prepared.getByRole('region', { name: words('try.request') })).toContainText('"name"')
  await expect(prepared.getByRole('button')).toHaveText([words('curl.copy')])
})
