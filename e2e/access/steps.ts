import { text } from 'node:stream/consumers'
import { expect, type Locator } from '@playwright/test'
import { EventForm } from '../eventForm.ts'
import { SideBySide } from '../sideBySide.ts'
import { tryToSignIn } from '../signIn.ts'
import { LANGUAGES } from '../words.ts'
import { button, enter, type Stage, words } from './stage.ts'

const heading = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
export const list = ({ site }: Stage) => `events?search=${site.suffix}`
export const form = ({ world }: Stage) => `events/${world.event.id}`
export const month = ({ world }: Stage) => `calendar?view=month&date=${world.event.day}`

export const byButton =
  (key: `${string}:${string}`, holes: (stage: Stage) => object = () => ({})) =>
  (stage: Stage) =>
    enter(button(stage, key, holes(stage)))

export async function pressed(stage: Stage, key: string): Promise<Locator> {
  await heading(stage).focus()
  await stage.page.keyboard.press(key)
  return heading(stage)
}

export async function openPopover(stage: Stage): Promise<Locator> {
  const event = stage.page
    .getByRole('main')
    .locator('a.calendar-event')
    .filter({ hasText: stage.world.event.title })
  return enter(event.first())
}

/** Chooses the first record of a list, and opens an item of what can be done with it. */
export async function openBulk(stage: Stage, item?: string): Promise<Locator> {
  // Tags of a title do not outlast a save.
  const [title = ''] = stage.world.event.title.split(' <')
  await stage.page.getByRole('main').getByRole('checkbox', { name: title }).check()
  const menu = await enter(button(stage, 'job:menu'))
  if (item !== undefined) await menuItem(stage, `job:${item}`)
  return menu
}

async function menuItem(stage: Stage, key: `${string}:${string}`): Promise<void> {
  await stage.page.getByRole('menuitem', { name: words(stage, key), exact: true }).press('Enter')
}

/** Changes the title in its form and leaves it by a link. */
export async function leaveForm(stage: Stage): Promise<Locator> {
  await new EventForm(stage.page, stage.world.language).text('title').fill('Canviat')
  const away = stage.page.getByRole('link', { name: words(stage, 'app:shell.events') }).first()
  return enter(away)
}

/** What the calendar does not know yet is made beside the form. */
export async function makeVenue(stage: Stage): Promise<Locator> {
  const eventForm = new EventForm(stage.page, stage.world.language)
  const box = eventForm.choice('venue')
  await box.fill('Nau nova')
  const name = eventForm.say('create.venue', { typed: 'Nau nova' })
  await expect(stage.page.getByRole('option', { name })).toBeVisible()
  await box.press('Enter')
  return box
}

export async function editLink(stage: Stage): Promise<Locator> {
  const eventForm = new EventForm(stage.page, stage.world.language)
  const description = eventForm.text('description')
  // A description that is shown as HTML has no tools: those of the excerpt are taken.
  await eventForm.unfold('excerpt')
  await description.getByText('plaça').click()
  await enter(button(stage, 'html:tool.link').first())
  return description
}

export async function changeCopy(stage: Stage): Promise<Locator> {
  await stage.page
    .getByRole('radio', { name: words(stage, 'eventDuplicate:way.repeat'), exact: true })
    .check()
  const table = stage.page.getByRole('table', {
    name: words(stage, 'ui:preview'),
  })
  return enter(table.getByRole('button').last())
}

const inTree = (stage: Stage) => ({ title: `Dansa ${stage.site.suffix}` })

/** By its own menu, which is closed by then: the focus is on the row again. */
export async function moveCategory(stage: Stage): Promise<Locator> {
  const opener = await byButton('filters:row.actions', inTree)(stage)
  await menuItem(stage, 'calendar:popover.move')
  return opener
}

/** From the other ways to save a new event. */
export async function schedule(stage: Stage): Promise<Locator> {
  const opener = await byButton('recordForm:action.others')(stage)
  await menuItem(stage, 'recordForm:action.schedule')
  return opener
}

export async function moveEvent(stage: Stage): Promise<Locator> {
  const event = await openPopover(stage)
  await enter(button(stage, 'calendar:popover.move'))
  return event
}

export async function addEvent(stage: Stage): Promise<Locator> {
  const event = stage.page.getByRole('main').locator('a.calendar-event').first()
  await event.press('n')
  return event
}

export async function ofAccount({ page }: Stage): Promise<Locator> {
  return enter(page.getByRole('banner').getByRole('button').last())
}

export async function otherVersion({ page }: Stage): Promise<Locator> {
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  return page.locator('[data-row-link]').first()
}

export const start = (stage: Stage) => ({ field: words(stage, 'eventForm:label.start_date') })

/** What the history offers of what was written to the event. */
export const byHistory = (key: `${string}:${string}`) => (stage: Stage) =>
  enter(
    stage.page
      .getByRole('button', { name: words(stage, key, { name: stage.world.event.title }) })
      .first(),
  )

/** Saves a price that somebody else has changed as well. */
export async function conflict(stage: Stage): Promise<Locator> {
  const { page, site, world } = stage
  const eventForm = new EventForm(page, world.language)
  await eventForm.text('cost').fill('11')
  const fields = { title: world.event.title, cost: '12' }
  await site.rest.call('POST', world.language, `events/${world.event.id}`, fields)
  return enter(eventForm.button('save'))
}

/** Makes a record of the name that another one has. */
export async function named(
  stage: Stage,
  record: 'venue' | 'category',
  name: string,
): Promise<Locator> {
  const label = words(stage, record === 'venue' ? 'venueForm:label.venue' : 'ui:name')
  const box = stage.page.getByRole('textbox', { name: new RegExp(`^${label}`) })
  await box.fill(`${name} ${stage.site.suffix}`)
  await box.press('ControlOrMeta+s')
  return box
}

/** Features an event while somebody else changes it, and opens what is to be put back. */
export async function differences(stage: Stage): Promise<Locator> {
  const { page, site, world } = stage
  const path = `events/${world.event.id}`
  const fields = { website: 'https://altri.example/', sticky: true }
  await openBulk(stage, 'event.actions.featured')
  await page
    .getByRole('radio', { name: words(stage, 'filters:answer.yes'), exact: true })
    .press('Space')
  await site.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
  await enter(button(stage, 'job:start.change_one', { count: '1' }))
  return enter(page.getByRole('button', { name: words(stage, 'ui:putBackWays') }))
}

export async function guideInDrawer(stage: Stage): Promise<Locator> {
  const more = await byButton('app:shell.more')(stage)
  await enter(button(stage, 'app:shell.guide'))
  return more
}

const choose = (stage: Stage, label: `${string}:${string}`, name: string, written: string) =>
  stage.page
    .getByLabel(words(stage, label), { exact: true })
    .and(stage.page.locator('input'))
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(written) })

/** Confirms a link, and takes in the file that says so. */
export async function linksOfFile(stage: Stage): Promise<Locator> {
  const rows = stage.page.getByRole('listitem').getByRole('group')
  await expect(rows).toHaveCount(1)
  await stage.page.keyboard.press('j')
  await stage.page.keyboard.press('c')
  await expect(rows).toHaveCount(0)
  const download = stage.page.waitForEvent('download')
  await byButton('transfer:part.out')(stage)
  const links = await text(await (await download).createReadStream())
  const opener = button(stage, 'filters:import')
  await opener.focus()
  await choose(stage, 'translations:files.file', 'links.json', links)
  return opener
}

/** Takes in a text for a language that has no version of the event. */
export async function draftsOfFile(stage: Stage): Promise<Locator> {
  const { language, other, event } = stage.world
  const third = LANGUAGES.find((one) => one !== language && one !== other)
  const lines = [
    'record,field,source_language,target_language,source,target,target_record',
    `events/${event.id},title,${language},${third},Fira,Fira nova,`,
  ]
  await choose(stage, 'transfer:in.choose', 'texts.csv', `${lines.join('\n')}\n`)
  await stage.page.getByRole('main').getByRole('checkbox').first().check()
  return byButton('exchange:batch.make_one', () => ({ count: '1' }))(stage)
}

/** Makes the version that the event lacks. */
export async function newVersion({ page, world }: Stage): Promise<Locator> {
  const desk = new SideBySide(page, world.language)
  const third = LANGUAGES.find((one) => one !== world.language && one !== world.other) ?? 'en'
  const language = desk.nameOf(third)
  const tab = page.getByRole('tab', { name: language, exact: true })
  await expect(tab.or(desk.column(third)).first()).toBeVisible()
  if (await tab.isVisible()) await tab.press('Enter')
  return enter(desk.button(desk.column(third), 'rules:panel.make', { language }))
}

export async function endedSession(stage: Stage): Promise<Locator> {
  const eventForm = new EventForm(stage.page, stage.world.language)
  await eventForm.text('cost').fill('13')
  await stage.site.fail([{ kind: 'endedSession', method: 'POST', path: 'events', times: 1 }])
  return enter(eventForm.button('save'))
}

/** Signs out, and tests the connection because nothing lets one in. */
export async function testFromSignIn(stage: Stage): Promise<Locator> {
  const { page, site, world } = stage
  await page.evaluate(() => sessionStorage.clear())
  await site.fail([{ kind: 'swallowed' }])
  await page.reload()
  await tryToSignIn(page, site.login, site.password, world.language)
  return byButton('signIn:test')(stage)
}
