import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './axe.ts'
import { BulkDialogs, holdWrites } from './bulkDialogs.ts'
import { shownMoment } from './eventForm.ts'
import { type Fixtures, type Site, expect, test } from './fixtures.ts'
import { type Look, looksOf, wear } from './looks.ts'
import { type Linked, seedEvent, seedLinked } from './seeds.ts'
import { say } from './words.ts'

/** More than are written at once, so that some still wait while others are under way. */
const six = 6

const looks = looksOf(0)

interface Stage extends Pick<Fixtures, 'site' | 'signIn'> {
  page: Page
}

/** The list of six events, all chosen, and what they can be given. */
async function openChosen({ page, site, signIn }: Stage, look: Look) {
  const { language } = look
  const linked = await seedLinked(site, language)
  const ids: number[] = []
  for (let at = 1; at <= six; at += 1)
    ids.push((await seedEvent(site, language, { title: `Acte ${at} ${site.suffix}` })).id)
  await wear(page, look)
  await signIn(language, `events?search=${site.suffix}`)
  const bulk = new BulkDialogs(page, language)
  await bulk.choose(site.suffix, six)
  return { bulk, linked, ids, changed: bulk.many('preview.change', six) }
}

/** Chooses in the dialog of each action what makes it ready to begin. */
function choosing(bulk: BulkDialogs, { suffix }: Pick<Site, 'suffix'>) {
  const { page, language } = bulk
  const pick = (label: string, record: string) => () => bulk.pick(bulk.say(label), record)
  const yes = () =>
    page.getByRole('radio', { name: say(language, 'filters:answer.yes'), exact: true }).check()
  return {
    'post.status': () =>
      bulk.select(bulk.say('post.newStatus'), say(language, 'filters:status.draft')),
    'event.actions.venue': pick('event.newVenue', `Sala ${suffix}`),
    'event.actions.organizer': pick('event.chosen.organizer', `Ateneu ${suffix}`),
    'event.actions.categories': pick('event.chosen.categories', `Dansa ${suffix}`),
    'event.actions.tags': pick('event.chosen.tags', `estrena ${suffix}`),
    'event.actions.featured': yes,
    'event.actions.hide_from_listings': yes,
    'event.actions.shift': () =>
      page.getByRole('textbox', { name: bulk.say('event.shift.amount') }).fill('2'),
  }
}

for (const { tags, ...look } of looks) {
  const named = `${Object.values(look).join(', ')} ${tags}`

  test(`a change of many stands in nobody’s way before, meanwhile and after: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { bulk } = await openChosen({ page, site, signIn }, look)
    await bulk.openMenu()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const dialog = await bulk.open('event.actions.shift')
    await choosing(bulk, site)['event.actions.shift']()
    await expectReadable(dialog)
    const letGo = await holdWrites(page)
    await bulk.button(bulk.many('start.change', six)).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expectReadable(dialog)
    await bulk.button(bulk.say('pause')).click()
    await letGo()
    await expect(dialog.getByText(bulk.say('standing.paused'))).toBeVisible()
    await expect(dialog.getByText(bulk.say('progress', { done: 4, total: six }))).toBeVisible()
    await expectReadable(dialog)
    await bulk.button(bulk.say('resume')).click()
    await expect(bulk.button(bulk.many('undo', six))).toBeVisible()
    await expectReadable(dialog)
    await bulk.button(bulk.many('undo', six)).click()
    const undone = page.getByRole('dialog', {
      name: bulk.say('undoTitle', { title: bulk.say('event.actions.shift') }),
    })
    await expect(
      undone.getByText(bulk.say('undone', { counts: bulk.many('counts.saved', six) })),
    ).toBeVisible()
    await expectReadable(undone)
  })

  test(`nor what the calendar made otherwise of one of them @local: ${named}`, async ({
    page,
    site,
    signIn,
  }) => {
    const { bulk, ids } = await openChosen({ page, site, signIn }, look)
    const dialog = await bulk.open('event.actions.featured')
    await choosing(bulk, site)['event.actions.featured']()
    const fields = { website: 'https://altri.example/', sticky: true }
    const path = `events/${ids[0]}`
    await site.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
    await bulk.button(bulk.many('start.change', six)).click()
    await dialog.getByRole('button', { name: bulk.say('putBack') }).click()
    const list = page.getByRole('dialog', { name: `Acte 1 ${site.suffix}` })
    await expectReadable(list)
    const all = say(bulk.language, 'recordForm:differences.putAllBack')
    await list.getByRole('button', { name: all, exact: true }).click()
    await expect(dialog.getByText(bulk.say('allBack'))).toBeVisible()
    await expectReadable(dialog)
  })
}

for (const look of looks) {
  const named = `${look.language}, ${look.colorScheme}, ${look.width} @once @full`

  test(`nor does the dialog of any action on events: ${named}`, async ({ page, site, signIn }) => {
    const { bulk, changed } = await openChosen({ page, site, signIn }, look)
    for (const [action, choose] of Object.entries(choosing(bulk, site))) {
      const dialog = await bulk.open(action)
      await expectReadable(dialog)
      await choose()
      await bulk.readAndLeave(dialog, changed)
    }
    await readScheduling(bulk, changed)
    const trash = await bulk.open('post.trash')
    await expect(trash.getByText(bulk.many('preview.trash', six))).toBeVisible()
    await expectReadable(trash)
    await bulk.button(bulk.many('start.trash', six)).click()
    await expect(bulk.button(bulk.many('undo', six))).toBeVisible()
    await expectReadable(trash)
    await bulk.button(bulk.say('close')).click()
    await page.goto(`${site.root}${look.language}/events?status=trash&search=${site.suffix}`)
    await bulk.choose(site.suffix, six)
    await bulk.readAndLeave(await bulk.open('post.restore'), bulk.many('preview.restore', six))
  })

  test(`nor do those of what events are linked to: ${named}`, async ({ page, site, signIn }) => {
    const { linked } = await openChosen({ page, site, signIn }, look)
    await readLinked({ page, site, signIn }, look, linked)
  })
}

/** One moment for all of them: asked for, gone by, looked for in a calendar, and still to come. */
async function readScheduling(bulk: BulkDialogs, changed: string) {
  const { page, language } = bulk
  const dialog = await bulk.open('post.status')
  await bulk.select(bulk.say('post.newStatus'), say(language, 'filters:status.future'))
  const field = bulk.say('post.schedule.date')
  const first = dialog.getByRole('textbox', { name: field })
  await first.selectText()
  await page.keyboard.type(shownMoment('2020-09-01 08:30'))
  await page.keyboard.press('Tab')
  await expect(dialog.getByText(bulk.say('post.schedule.problem')).first()).toBeVisible()
  await expectReadable(dialog)
  const opener = dialog.getByRole('button', {
    name: say(language, 'form:picker.openFor', { field }),
  })
  await opener.click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await first.selectText()
  await page.keyboard.type(shownMoment('2030-09-01 08:30'))
  await bulk.readAndLeave(dialog, changed)
}

/** What goes with venues, organizers and terms when they are deleted. */
async function readLinked({ page, site }: Stage, { language }: Look, linked: Linked) {
  const { rest, suffix, root } = site
  const { venue, organizer, category, tag } = linked
  await rest.create('venues', language, { venue: `Pati ${suffix}` })
  await rest.create('organizers', language, { organizer: `Colla ${suffix}` })
  await rest.create('categories', language, { name: `Cercavila ${suffix}`, parent: category.id })
  await rest.create('tags', language, { name: `gratis ${suffix}` })
  await seedEvent(site, language, {
    title: `Assaig ${suffix}`,
    venue: venue.id,
    organizer: [organizer.id],
    categories: [category.id],
    tags: [tag.id],
  })
  const bulk = new BulkDialogs(page, language)
  for (const [collection, action, preview] of [
    ['venues', 'post.trash', 'preview.trash'],
    ['organizers', 'post.trash', 'preview.trash'],
    ['categories', 'term.erase', 'preview.erase'],
    ['tags', 'term.erase', 'preview.erase'],
  ] as const) {
    await page.goto(`${root}${language}/${collection}?search=${suffix}&view=list`)
    await bulk.choose(suffix, 2)
    const dialog = await bulk.open(action)
    await expect(dialog.getByRole('link', { name: `Assaig ${suffix}` })).toBeVisible()
    await bulk.readAndLeave(dialog, bulk.many(preview, 2))
  }
}
