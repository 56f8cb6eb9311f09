import { say } from '../words.ts'
import { type DashboardPage, isDone } from './deskPage.ts'
import { language } from './deskSights.ts'
import { pathOf, type Place, type Room } from './facts.ts'

/** By way of a page that nothing is read for, so that nothing of the last form is taken for the next. */
async function walkTo(desk: DashboardPage, address: string, room: Room): Promise<void> {
  const link = desk.page.getByRole('link', { name: say(language, 'app:shell.settings') }).first()
  const press = () => isDone(link.click({ timeout: 3000 }))
  // A dialog over the page lets nobody walk.
  if (!(await press())) return void (await desk.page.goto(address))
  // One that asks to sign in meanwhile keeps the keys to itself, and the question of the page counts as declined.
  while ((await desk.see(room, ['leaving', 'settings'], press)) === 'leaving')
    await isDone(desk.sights.leaveButton().click({ timeout: 2000 }))
  await hush(desk)
  await desk.page.evaluate((url) => history.pushState({}, '', url), address)
}

/** Closes what earlier saves said. */
async function hush({ sights }: DashboardPage): Promise<void> {
  const close = sights.button('ui:toast.close')
  while ((await close.count()) > 0) await isDone(close.first().click({ timeout: 2000 }))
}

/** @param isAnew as by a link from elsewhere; else within the application */
export async function openPlace(desk: DashboardPage, place: Place, isAnew: boolean): Promise<void> {
  const address = `${desk.root}${language}/${pathOf(place)}`
  if (isAnew) await desk.page.goto(address)
  else await walkTo(desk, address, place.room)
  while ((await desk.see(place.room, ['here', 'refused'])) === 'refused')
    await desk.answer('ui:retry')
}
