import { expect, type Locator } from '@playwright/test'
import { EventForm } from '../eventForm.ts'
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
  await stage.page
    .getByRole('main')
    .getByRole('checkbox', { name: stage.world.event.title })
    .check()
  const menu = await enter(button(stage, 'bulk:menu'))
  if (item !== undefined) await menuItem(stage, `bulk:${item}`)
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
  const text = new EventForm(stage.page, stage.world.language).text('description')
  await text.getByText('plaça').click()
  await enter(button(stage, 'html:tool.link').first())
  return text
}

export async function changeCopy(stage: Stage): Promise<Locator> {
  await stage.page
    .getByRole('radio', { name: words(stage, 'eventDuplicate:way.repeat'), exact: true })
    .check()
  const table = stage.page.getByRole('table', {
    name: words(stage, 'eventDuplicate:preview.title'),
  })
  return enter(table.getByRole('button').last())
}

const inTree = (stage: Stage) => ({ title: `Dansa ${stage.site.suffix}` })

/** By its own menu, which is closed by then: the focus is on the row again. */
export async function moveCategory(stage: Stage): Promise<Locator> {
  const opener = await byButton('filters:row.actions', inTree)(stage)
  await menuItem(stage, 'categoryList:move.action')
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
  return page.getByRole('gridcell').first()
}

export const ofInterface = ({ world }: Stage) => ({
  language: { ca: 'Català', es: 'Español', en: 'English' }[world.language],
})

export const start = (stage: Stage) => ({ field: words(stage, 'eventForm:label.start_date') })

/** What the history offers of what was written to the event. */
export const byHistory = (key: `${string}:${string}`) => (stage: Stage) =>
  enter(
    stage.page
      .getByRole('button', { name: words(stage, key, { name: stage.world.event.title }) })
      .first(),
  )
