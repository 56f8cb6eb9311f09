import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { say } from './words.ts'

test('filters are kept under a name, gone back to with the words searched for, and exported @once', async ({
  page,
  signIn,
}) => {
  const words = (path: string, holes = {}) => say('es', `recordList:${path}`, holes)
  await signIn('es', 'venues?search=mar&has_events=true')
  const opener = page.getByRole('button', { name: say('es', 'filters:views'), exact: true })
  await opener.click()
  await page.getByRole('textbox', { name: words('views.name') }).fill('Cerca del mar')
  await page.getByRole('button', { name: words('views.save') }).click()
  await expect(page.getByText(words('views.saved', { name: 'Cerca del mar' }))).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words('views.export') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('Cerca del mar')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  const search = page.getByRole('textbox', { name: say('es', 'venueList:search') })
  await page.getByRole('link', { name: say('es', 'venueList:title') }).click()
  await expect(search).toHaveValue('')
  await opener.click()
  await page.getByRole('link', { name: 'Cerca del mar', exact: true }).click()
  await expect(search).toHaveValue('mar')
  // The pause after which the box searches by itself has to pass for it to do harm.
  await page.waitForTimeout(1000)
  await expect(search).toHaveValue('mar')
  await expect(page).toHaveURL(/\/es\/venues\?(?=.*search=mar)(?=.*has_events=true)/)
})
