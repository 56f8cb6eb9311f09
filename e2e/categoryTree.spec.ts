import type { Locator, Page } from '@playwright/test'
import { expect, type Site, test } from './fixtures.ts'
import { pressOnto, tabOnto } from './hands.ts'
import type { WireRecord } from './rest.ts'
import { say } from './words.ts'

const words = (path: string, holes = {}) => say('ca', `categoryList:${path}`, holes)

/** Two at the top level, and one inside the first. */
async function seedTree({ rest, suffix }: Site) {
  const arts = await rest.create('categories', 'ca', { name: `Arts ${suffix}` })
  const circ = await rest.create('categories', 'ca', { name: `Circ ${suffix}`, parent: arts.id })
  const dansa = await rest.create('categories', 'ca', { name: `Dansa ${suffix}` })
  return { arts, circ, dansa }
}

const parentOf = async ({ rest }: Site, { id }: WireRecord) =>
  (await rest.read('categories', 'ca', id))['parent']

const rowOf = (page: Page, { name }: WireRecord) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: String(name), exact: true }) })

/** Presses on a row, beside what can be pressed in it, and lets go over another place, as a hand does. */
async function drag(page: Page, row: Locator, hold: () => Locator): Promise<void> {
  const from = await row.boundingBox()
  if (from === null) throw new Error('no such row')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 6, from.y + from.height / 2, { steps: 3 })
  await expect(page.getByText(/^Deixeu/).first()).toBeVisible()
  const to = await hold().boundingBox()
  if (to === null) throw new Error('nowhere to let go')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
}

test('a category is dragged into another and out to the top level, and nothing but its place is sent @wide', async ({
  page,
  site,
  signIn,
}) => {
  const { arts, circ, dansa } = await seedTree(site)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/wp-json/'))
      sent.push(request.postDataJSON())
  })
  await signIn('ca', 'categories')
  await drag(page, rowOf(page, dansa), () => rowOf(page, arts))
  const news = { name: String(dansa['name']), parent: String(arts['name']) }
  await expect(page.getByText(words('move.moved', news))).toBeVisible()
  await expect(rowOf(page, dansa)).toHaveAttribute('aria-level', '2')
  expect(await parentOf(site, dansa)).toBe(arts.id)

  await drag(page, rowOf(page, circ), () => page.getByText(words('tree.toTop')))
  const out = words('move.movedTop', { name: String(circ['name']) })
  await expect(page.getByText(out)).toBeVisible()
  expect(await parentOf(site, circ)).toBe(0)

  const before = sent.length
  await drag(page, rowOf(page, arts), () => rowOf(page, dansa))
  await expect(page.getByText(words('tree.drag'))).toHaveCount(0)
  expect(await parentOf(site, arts)).toBe(0)
  expect(sent.length).toBe(before)
  for (const body of sent) expect(Object.keys(Object(body))).toEqual(['parent'])
})

test('the same by keys: into the one before, out again, and to any place by a dialog', async ({
  page,
  site,
  signIn,
}) => {
  const { arts, circ, dansa } = await seedTree(site)
  await signIn('ca', 'categories')
  const row = rowOf(page, dansa)
  await expect(row).toBeVisible()
  await tabOnto(page.getByRole('treegrid').locator('[role=row][tabindex="0"], tr[tabindex="0"]'))
  await pressOnto(row, 'ArrowDown', 20)
  await page.keyboard.press('Shift+ArrowRight')
  const inside = { name: String(dansa['name']), parent: String(arts['name']) }
  await expect(page.getByText(words('move.moved', inside))).toBeVisible()
  await expect(row).toHaveAttribute('aria-level', '2')
  expect(await parentOf(site, dansa)).toBe(arts.id)
  await expect(row).toBeFocused()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByText(words('move.movedTop', inside)).first()).toBeVisible()
  await expect.poll(() => parentOf(site, dansa)).toBe(0)
  await pressOnto(rowOf(page, circ), 'ArrowUp', 20)
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: words('move.title', { name: circ['name'] }) })
  await dialog.getByRole('combobox').fill(String(dansa['name']))
  await page.getByRole('option', { name: String(dansa['name']) }).waitFor()
  await page.keyboard.press('Enter')
  await pressOnto(dialog.getByRole('button', { name: words('move.apply') }), 'Tab', 5)
  await page.keyboard.press('Enter')
  await expect.poll(() => parentOf(site, circ)).toBe(dansa.id)
})
