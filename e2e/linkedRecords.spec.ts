import type { Page, Request } from '@playwright/test'
import { factsOf } from './facts.ts'
import { expect, type Site, test } from './fixtures.ts'
import type { Fields, WireRecord } from './rest.ts'
import { type Language, say, sayOf } from './words.ts'

/** The form of a venue or of a term: boxes by their labels, in the language of the interface. */
function formOn(page: Page, language: Language, namespace: string) {
  const words = (path: string, holes = {}) =>
    sayOf(language, [namespace, 'termForm', 'recordForm'], path, holes)
  return {
    text: (name: string) =>
      page.getByRole('textbox', { name: words(`label.${name}`), exact: true }),
    choice: (name: string) =>
      page.getByRole('combobox', { name: words(`label.${name}`), exact: true }),
    /** Presses a button of the bar and waits for the notice. */
    async save(button: 'publish' | 'save', notice: string, holes: Record<string, string>) {
      const region = page.getByRole('region', { name: words('action.save') })
      const named = (one: string) =>
        region.getByRole('button', { name: words(`action.${one}`), exact: true })
      await (button === 'save' ? named('save').or(named('update')) : named(button)).click()
      await expect(page.getByText(words(`saved.${notice}`, holes))).toBeVisible()
    },
  }
}

/** What goes out from now on to change records: the method, the path under the namespace, the body. */
function watchWrites(page: Page, collection: string) {
  const writes: { way: string; body: Fields }[] = []
  const isOurs = new RegExp(`/wp-json/.+/(${collection}\\b.*)$`)
  page.on('request', (request: Request) => {
    const [, path = ''] = isOurs.exec(new URL(request.url()).pathname) ?? []
    if (path === '' || request.method() === 'GET') return
    writes.push({
      way: `${request.method()} ${path}`,
      body: (request.postDataJSON() ?? {}) as Fields,
    })
  })
  return writes
}

const idIn = (page: Page) => Number(/(\d+)$/.exec(page.url())?.[1])

const where = {
  address: 'Plaça Major, 1',
  zip: '08500',
  city: 'Vic',
  province: 'Barcelona',
  country: 'Espanya',
}

test('a venue is made, changed by its slug, thrown away @modes', async ({ page, site, signIn }) => {
  const form = formOn(page, 'es', 'venueForm')
  const writes = watchWrites(page, 'venues')
  const title = `Teatre ${site.suffix}`
  const status = say('es', 'filters:status.publish').toLowerCase()
  await signIn('es', 'venues/new')
  await form.text('venue').fill(title)
  for (const [name, text] of Object.entries(where)) await form.text(name).fill(text)
  await expect(form.text('stateprovince')).toHaveValue('Barcelona')
  await form.text('stateprovince').fill('Osona')
  await form.save('publish', 'created', { title, status })
  await expect(page).toHaveURL(/\/venues\/\d+$/)
  const id = idIn(page)
  const made = await site.rest.read('venues', 'es', id)
  expect(made).toMatchObject({ ...where, venue: title, status: 'publish', stateprovince: 'Osona' })

  const path = `venues/by-slug/${String(made['slug'])}`
  await page.goto(`${site.root}es/${path}`)
  const bySlug = say('es', 'recordForm:bySlug.text', { slug: String(made['slug']) })
  await expect(page.getByText(bySlug)).toBeVisible()
  await form.text('city').fill('Manlleu')
  await form.save('save', 'updated', { title, status })
  const changed = await site.rest.read('venues', 'es', id)
  expect(changed['city']).toBe('Manlleu')
  expect(factsOf(changed, ['city'])).toEqual(factsOf(made, ['city']))

  await page.getByRole('button', { name: say('es', 'recordDeletion:action.trash') }).click()
  const confirm = say('es', 'recordDeletion:confirm.trash')
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByText(say('es', 'recordDeletion:done.trash', { title }))).toBeVisible()
  const gone = await site.rest.read('venues', 'es', id)
  expect(gone['status']).toBe('trash')
  const anew = ['status', 'slug', 'url']
  expect(factsOf(gone, anew)).toEqual(factsOf(changed, anew))
  expect(writes.map(({ way }) => way)).toEqual(['POST venues', `POST ${path}`, `DELETE ${path}`])
})

const words = (path: string, holes = {}) => say('ca', `categoryList:${path}`, holes)

const rowOf = (page: Page, { name }: WireRecord) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: String(name), exact: true }) })

const parentOf = async ({ rest }: Site, { id }: WireRecord) =>
  (await rest.read('categories', 'ca', id))['parent']

test('a category is moved, a tag gets another slug @modes', async ({ page, site, signIn }) => {
  const { rest, suffix } = site
  const music = await rest.create('categories', 'es', { name: `Música ${suffix}` })
  const named = { name: `Estrena ${suffix}`, description: 'Per primer cop' }
  const tag = await rest.create('tags', 'es', named)
  const form = formOn(page, 'es', 'categoryForm')
  const title = `Jazz ${suffix}`
  await signIn('es', 'categories/new')
  await form.text('name').fill(title)
  await form.text('description').fill('Quartets i «trios»')
  await form.choice('parent').fill('Música')
  await page.getByRole('option', { name: `Música ${suffix}` }).click()
  await form.save('save', 'createdPlain', { title })
  await expect(page).toHaveURL(/\/categories\/\d+$/)
  const id = idIn(page)
  const inside = await rest.read('categories', 'es', id)
  expect(inside).toMatchObject({ name: title, parent: music.id })

  const moves = watchWrites(page, 'categories')
  const top = say('es', 'categoryList:move.top')
  await form.choice('parent').fill(top)
  await page.getByRole('option', { name: top }).click()
  await form.save('save', 'updatedPlain', { title })
  const atTop = await rest.read('categories', 'es', id)
  expect(atTop['parent']).toBe(0)
  const moved = ['parent', 'url', 'urls', '_links']
  expect(factsOf(atTop, moved)).toEqual(factsOf(inside, moved))
  for (const { body } of moves) expect(Object.keys(body)).toEqual(['parent'])

  await page.goto(`${site.root}es/tags/${tag.id}`)
  const tagForm = formOn(page, 'es', 'tagForm')
  const slug = `estrenes-${suffix}`
  await tagForm.text('slug').fill(slug)
  await tagForm.save('save', 'updatedPlain', { title: String(tag['name']) })
  const renamed = await rest.read('tags', 'es', tag.id)
  expect(renamed['slug']).toBe(slug)
  expect(factsOf(renamed, ['slug', 'url'])).toEqual(factsOf(tag, ['slug', 'url']))

  // In the list each row has the dialog that moves it.
  const arts = await rest.create('categories', 'ca', { name: `Arts ${suffix}` })
  const dansa = await rest.create('categories', 'ca', { name: `Dansa ${suffix}` })
  await page.goto(`${site.root}ca/categories`)
  const actions = say('ca', 'filters:row.actions', { title: String(dansa['name']) })
  await page.getByRole('button', { name: actions }).click()
  await page.getByRole('menuitem', { name: words('calendar:popover.move') }).click()
  const picker = page.getByRole('dialog').getByRole('combobox')
  await picker.fill(String(arts['name']))
  await page.getByRole('option', { name: String(arts['name']) }).click()
  await page.getByRole('button', { name: words('move.apply'), exact: true }).click()
  const news = { name: String(dansa['name']), parent: String(arts['name']) }
  await expect(page.getByText(words('move.moved', news))).toBeVisible()
  await expect(rowOf(page, dansa)).toHaveAttribute('aria-level', '2')
  expect(await parentOf(site, dansa)).toBe(arts.id)
})
