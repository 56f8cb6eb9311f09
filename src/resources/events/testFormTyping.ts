import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { TestWorld } from '../../api/testWorld.ts'

/** Puts a text in place of what a date box holds. */
export async function typeMoment(user: UserEvent, label: string, text: string): Promise<void> {
  const box = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
  await user.clear(box)
  await user.paste(text)
}

const concert = {
  title: 'Concert',
  start_date: '2026-12-01 20:00:00',
  end_date: '2026-12-01 22:00:00',
  timezone: 'Atlantic/Canary',
  status: 'draft',
  cost: '12',
  website: 'https://example.org/a?b=1&c=2',
  featured: true,
}

/** Makes the draft of a concert beside the application; gives its id. */
export async function made(world: TestWorld, values: object = {}): Promise<number> {
  return await world.make('events', { ...concert, ...values })
}

export function titleBox(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: /^Title/ })
}

export async function retitle(user: UserEvent, title: string): Promise<void> {
  const box = await titleBox()
  await user.clear(box)
  await user.paste(title)
}

export async function save(user: UserEvent, name = 'Save draft'): Promise<void> {
  await user.click(screen.getByRole('button', { name }))
}
