import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Service } from '../../../api/service.ts'
import { openList } from '../list/EventListBed.tsx'

const patient = { timeout: 20_000 }

/** The list of events, with all of so many chosen. */
export async function openAll(service: Service, count: number): Promise<UserEvent> {
  const { user } = await openList(service)
  await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }, patient))
  await screen.findByText(`${count} selected`, { selector: 'strong' }, patient)
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

/** Presses a button of the dialog and waits for what is said then, there or in the dialog that undoes. */
export async function press(
  user: UserEvent,
  dialog: HTMLElement,
  { name, result }: { name: string; result: string },
): Promise<void> {
  await user.click(await within(dialog).findByRole('button', { name }))
  await screen.findByText(result, undefined, patient)
}
