import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './axe.ts'
import { EventForm, type PickerName } from './eventForm.ts'
import { type Site, expect, test } from './fixtures.ts'
import { looksOf, wear } from './looks.ts'
import { seedEvent, seedLinked } from './seeds.ts'
import { type Language, say } from './words.ts'

const looks = looksOf(2)

for (const { tags, ...look } of looks) {
  const { language } = look
  const named = `${Object.values(look).join(', ')} ${tags}`

  test(`what is asked about namesakes stands in nobody’s way: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    await seedLinked(site, language)
    await wear(page, look)
    await signIn(language, 'events/new')
    await readNamesakes(page, new EventForm(page, language), site)
  })

  test(`nor what is asked before a short form goes with what was typed: ${named}`, async ({
    page,
    signIn,
  }) => {
    await wear(page, look)
    await signIn(language, 'events/new')
    await readLeaving(page, new EventForm(page, language))
  })

  test(`nor what is asked before something is deleted: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    await wear(page, look)
    await signIn(language)
    await readDeletions(page, site, language)
  })

  test(`nor a copy that is looked at and changed: ${named}`, async ({ page, site, signIn }) => {
    const { id } = await seedEvent(site, language, { title: `Repetit ${site.suffix}` })
    await wear(page, look)
    await signIn(language, `events/${id}/duplicate`)
    await readCopies(page, language)
  })
}

/** Records made beside an event, and what is said where one of the name exists. */
async function readNamesakes(page: Page, form: EventForm, { suffix }: Site): Promise<void> {
  const { language } = form
  const kinds: readonly [PickerName, string, string, `${string}:${string}`][] = [
    ['venue', `Sala ${suffix}`, 'another.venue', 'venueForm:namesake.title_one'],
    ['organizer', `Ateneu ${suffix}`, 'another.organizer', 'organizerForm:namesake.title_one'],
    ['categories', `Dansa ${suffix}`, 'another.category', 'categoryForm:exists.title'],
  ]
  const dialog = page.getByRole('dialog')
  for (const [picker, name, another, title] of kinds) {
    await form.choice(picker).fill(name)
    await page.getByRole('option', { name: form.say(another) }).click()
    await expectReadable(dialog)
    await dialog.getByRole('button', { name: form.say('quick.create'), exact: true }).click()
    const question = page.getByRole('dialog', {
      name: say(language, title),
    })
    await expectReadable(question)
    await question.getByRole('button', { name: form.say('conflict.cancel') }).click()
    await dialog.getByRole('button', { name: form.say('quick.cancel') }).click()
    await expect(dialog).toHaveCount(0)
  }
}

/** Short forms in which something was typed: Escape asks, and gives what was typed back. */
async function readLeaving(page: Page, form: EventForm): Promise<void> {
  const kinds: readonly [PickerName, string][] = [
    ['venue', 'create.venue'],
    ['organizer', 'create.organizer'],
    ['categories', 'create.category'],
    ['tags', 'create.tag'],
  ]
  const dialog = page.getByRole('dialog')
  const name = say(form.language, 'recordForm:leave.title')
  const question = page.getByRole('alertdialog', { name })
  for (const [picker, create] of kinds) {
    await form.choice(picker).fill('Nau')
    await page.getByRole('option', { name: form.say(create, { typed: 'Nau' }) }).click()
    const box = dialog.getByRole('textbox').first()
    await box.fill('Nau gran')
    await page.keyboard.press('Escape')
    await expectReadable(question)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('Nau gran')
    await dialog.getByRole('button', { name: form.say('quick.cancel') }).click()
    await question.getByRole('button', { name: form.say('leave.leave'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(form.choice(picker)).toBeFocused()
  }
}

/** What stands before the deletion of each kind of record, with what it touches. */
async function readDeletions(page: Page, site: Site, language: Language): Promise<void> {
  const { suffix, rest, root } = site
  const { venue, organizer, category, tag } = await seedLinked(site, language)
  await rest.create('categories', language, { name: `Cercavila ${suffix}`, parent: category.id })
  const event = await seedEvent(site, language, {
    title: `Assaig ${suffix}`,
    venue: venue.id,
    organizer: [organizer.id],
    categories: [category.id],
    tags: [tag.id],
  })
  const records = {
    events: event,
    venues: venue,
    organizers: organizer,
    categories: category,
    tags: tag,
  }
  for (const [collection, { id }] of Object.entries(records)) {
    await page.goto(`${root}${language}/${collection}/${id}`)
    const isTerm = collection === 'categories' || collection === 'tags'
    const action = say(language, `recordDeletion:action.${isTerm ? 'delete' : 'trash'}`)
    await page.getByRole('button', { name: action }).click()
    const question = page.getByRole('alertdialog')
    const touched = question.getByRole('link', { name: `Assaig ${suffix}` })
    if (collection !== 'events') await expect(touched).toBeVisible()
    await expectReadable(question)
  }
}

/** Ways to choose dates, a copy left out, and one changed to what cannot be. */
async function readCopies(page: Page, language: Language): Promise<void> {
  const words = (key: string, holes = {}) => say(language, `eventDuplicate:${key}`, holes)
  const way = (name: string) =>
    page.getByRole('radio', { name: words(`way.${name}`), exact: true }).check()
  for (const name of ['pick', 'paste']) {
    await way(name)
    await expectAccessible(page)
  }
  await page.getByRole('textbox', { name: words('paste.label') }).fill('demà\n31/2/2027')
  await expect(page.getByText(words('paste.noDate'))).toBeVisible()
  await expectAccessible(page)
  await way('repeat')
  const table = page.getByRole('table', { name: words('preview.title') })
  await table.getByRole('checkbox').first().uncheck()
  await expectAccessible(page)
  await table.getByRole('button').last().click()
  const dialog = page.getByRole('dialog')
  await expectReadable(dialog)
  await dialog.getByRole('textbox', { name: words('edit.name') }).fill('')
  await dialog.getByRole('button', { name: words('edit.save') }).click()
  await expect(dialog.getByText(words('problem.noTitle'))).toBeVisible()
  await expectReadable(dialog)
}
