import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Service } from '../../service/service.ts'
import type { Mode } from '../../service/testWorld.ts'
import { addEvent, openList } from '../list/EventListBed.tsx'
import { type Linked, venueOn } from './factsBed.ts'

const patient = { timeout: 20_000 }

/** Three events of different statuses, linked to two, to one and to none of each kind. */
export async function threeEvents(service: Service, mode: Mode, linked: Linked): Promise<number[]> {
  const { organizers, categories, tags, venues, pictures } = linked
  const some = (of: readonly number[]) => [of.slice(0, 2).toReversed(), of.slice(1, 2), []]
  const made: number[] = []
  for (const [at, title] of ['First', 'Second', 'Third'].entries()) {
    const over = {
      organizer: some(organizers)[at],
      categories: some(categories)[at],
      tags: some(tags)[at],
      status: ['publish', 'private', 'draft'][at],
      description: `<p>Text «${at}» & més</p>`,
      excerpt: `Resum ${at}`,
      image: pictures[at],
      cost: '12.50 €',
      website: 'https://example.org/?a=1&b=2',
      show_map: true,
      sticky: at === 1,
      featured: at === 0,
      venue: venueOn(mode, venues[0]),
      ...(at === 2 ? { all_day: true } : { timezone: 'Atlantic/Canary' }),
      start_date: `2030-10-2${at + 5} 21:30:00`,
      end_date: `2030-10-2${at + 5} 23:00:00`,
    }
    made.push(await addEvent(service, { title, from: 1, over }))
  }
  return made
}

/** Their list, with all of them chosen. */
export async function openAll(service: Service): Promise<UserEvent> {
  const { user } = await openList(service)
  await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }, patient))
  await screen.findByText('3 chosen', { selector: 'strong' }, patient)
  return user
}

/** Opens the dialog of an action. */
export async function act(user: UserEvent, action: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Change…' }, patient))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return screen.findByRole('dialog', { name: action }, patient)
}

export async function answerWith(user: UserEvent, dialog: HTMLElement, radio: string) {
  await user.click(within(dialog).getByRole('radio', { name: radio }))
}

/** Chooses records by their names in a picker. */
export async function pick(
  user: UserEvent,
  picker: HTMLElement,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await user.click(picker)
    await user.click(await screen.findByRole('option', { name }, patient))
  }
}

/** Presses a button of the dialog and waits for what it says then. */
export async function press(
  user: UserEvent,
  dialog: HTMLElement,
  { name, result }: { name: string; result: string },
): Promise<void> {
  await user.click(within(dialog).getByRole('button', { name }))
  await within(dialog).findByText(result, undefined, patient)
}
