import type { Page, Request } from '@playwright/test'
import { factsOf } from './facts.ts'
import { expect, test } from './fixtures.ts'
import type { Fields } from './rest.ts'
import { LANGUAGES, type Language, say, sayOf } from './words.ts'

type Room = 'venueForm' | 'categoryForm' | 'tagForm'

/** The form of a venue or of a term: boxes by their labels, in the language of the interface. */
function formOn(page: Page, language: Language, room: Room) {
  const rooms = [room, ...(room === 'venueForm' ? [] : ['termForm']), 'recordForm']
  const words = (path: string, holes = {}) => sayOf(language, rooms, path, holes)
  return {
    text: (name: string) =>
      page.getByRole('textbox', { name: words(`label.${name}`), exact: true }),
    choice: (name: string) =>
      page.getByRole('combobox', { name: words(`label.${name}`), exact: true }),
    /** Presses a button of the bar and waits for the notice. */
    async save(button: 'publish' | 'save', notice: string, holes: Record<string, string>) {
      await page
        .getByRole('region', { name: words('action.label') })
        .getByRole('button', { name: words(`action.${button}`), exact: true })
        .click()
      await expect(page.getByText(words(`saved.${notice}`, holes))).toBeVisible()
    },
  }
}

/** What goes out from now on to change records: the method, the path under the namespace, the body. */
function watchWrites(page: Page, room: string) {
  const writes: { way: string; language: string; body: Fields }[] = []
  const isOurs = new RegExp(`/(\\w+)/wp-json/.+/(${room}\\b.*)$`)
  page.on('request', (request: Request) => {
    const [, language = '', path = ''] = isOurs.exec(new URL(request.url()).pathname) ?? []
    if (path === '' || request.method() === 'GET') return
    const body = (request.postDataJSON() ?? {}) as Fields
    writes.push({ way: `${request.method()} ${path}`, language, body })
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

for (const language of LANGUAGES) {
  const tags = language === 'es' ? '' : ' @full'

  test(`an editor in ${language} makes a venue with its region, and by its slug changes it and throws it away${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    const form = formOn(page, language, 'venueForm')
    const writes = watchWrites(page, 'venues')
    const title = `Teatre ${site.suffix}`
    const status = say(language, 'recordForm:status.publish').toLowerCase()
    await signIn(language, 'venues/new')
    await form.text('venue').fill(title)
    for (const [name, text] of Object.entries(where)) await form.text(name).fill(text)
    await expect(form.text('stateprovince')).toHaveValue('Barcelona')
    await form.text('stateprovince').fill('Osona')
    await form.save('publish', 'created', { title, status })
    await expect(page).toHaveURL(/\/venues\/\d+$/)
    const id = idIn(page)
    const made = await site.rest.read('venues', language, id)
    const shown = { ...where, venue: title, status: 'publish', stateprovince: 'Osona' }
    expect(made).toMatchObject(shown)

    const path = `venues/by-slug/${String(made['slug'])}`
    await page.goto(`${site.root}${language}/${path}`)
    const bySlug = say(language, 'venueForm:bySlug.text', { slug: String(made['slug']) })
    await expect(page.getByText(bySlug)).toBeVisible()
    await form.text('city').fill('Manlleu')
    await form.save('save', 'updated', { title, status })
    const changed = await site.rest.read('venues', language, id)
    expect(changed['city']).toBe('Manlleu')
    expect(factsOf(changed, ['city'])).toEqual(factsOf(made, ['city']))

    const trash = say(language, 'recordDeletion:action.trash')
    await page.getByRole('button', { name: trash }).click()
    const confirm = say(language, 'recordDeletion:confirm.trash')
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
    const done = say(language, 'recordDeletion:done.trash', { title })
    await expect(page.getByText(done)).toBeVisible()
    const gone = await site.rest.read('venues', language, id)
    expect(gone['status']).toBe('trash')
    expect(factsOf(gone, ['status', 'slug', 'url'])).toEqual(
      factsOf(changed, ['status', 'slug', 'url']),
    )

    expect(writes.map(({ way }) => way)).toEqual(['POST venues', `POST ${path}`, `DELETE ${path}`])
    expect(new Set(writes.map((write) => write.language))).toEqual(new Set([language]))
    expect(writes[1]?.body).toMatchObject({ city: 'Manlleu' })
    for (const { body } of writes.slice(1)) {
      expect(body).not.toHaveProperty('id')
      expect(body).not.toHaveProperty('slug')
    }
  })

  test(`an editor in ${language} makes a category inside another, moves it to the top, and renames the page of a tag${tags}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { rest, suffix } = site
    const music = await rest.create('categories', language, { name: `Música ${suffix}` })
    const tag = await rest.create('tags', language, {
      name: `Estrena ${suffix}`,
      description: 'Per primer cop',
    })
    const form = formOn(page, language, 'categoryForm')
    const title = `Jazz ${suffix}`
    await signIn(language, 'categories/new')
    await form.text('name').fill(title)
    await form.text('description').fill('Quartets i «trios»')
    await form.choice('parent').fill('Música')
    await page.getByRole('option', { name: `Música ${suffix}` }).click()
    await form.save('save', 'createdPlain', { title })
    await expect(page).toHaveURL(/\/categories\/\d+$/)
    const id = idIn(page)
    const inside = await rest.read('categories', language, id)
    expect(inside).toMatchObject({ name: title, parent: music.id })

    const ofCategories = watchWrites(page, 'categories')
    const top = say(language, 'categoryTree:top')
    await form.choice('parent').fill(top)
    await page.getByRole('option', { name: top }).click()
    await form.save('save', 'updatedPlain', { title })
    const atTop = await rest.read('categories', language, id)
    expect(atTop['parent']).toBe(0)
    const moves = ['parent', 'url', 'urls', '_links']
    expect(factsOf(atTop, moves)).toEqual(factsOf(inside, moves))
    expect(await rest.read('categories', language, music.id)).toEqual(music)
    for (const { body } of ofCategories) expect(Object.keys(body)).toEqual(['parent'])

    const ofTags = watchWrites(page, 'tags')
    await page.goto(`${site.root}${language}/tags/${tag.id}`)
    const tagForm = formOn(page, language, 'tagForm')
    const slug = `estrenes-${suffix}`
    await tagForm.text('slug').fill(slug)
    await tagForm.save('save', 'updatedPlain', { title: String(tag['name']) })
    const renamed = await rest.read('tags', language, tag.id)
    expect(renamed['slug']).toBe(slug)
    expect(factsOf(renamed, ['slug', 'url'])).toEqual(factsOf(tag, ['slug', 'url']))
    expect(ofTags).toEqual([{ way: `POST tags/${tag.id}`, language, body: { slug } }])
  })
}
