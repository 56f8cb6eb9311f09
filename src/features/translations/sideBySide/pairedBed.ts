import { screen, within } from '@testing-library/react'
import type { TestWorld } from '../../../api/testWorld.ts'
import { keepPair } from '../near/useKeepPair.ts'

const facts = {
  slug: 'fira',
  start_date: '2027-03-05 19:00:00',
  end_date: '2027-03-05 21:00:00',
  status: 'draft',
}

/** A fair in Catalan and Spanish, confirmed to be one; its ids. */
export async function pairedFair(world: TestWorld) {
  const ca = await world.make('events', { ...facts, title: 'Fira' })
  const made = await world.askIn('es', 'POST', 'events', { ...facts, title: 'Feria' })
  const es = Number(made.id)
  await keepPair(world.service(), { collection: 'events', versions: { ca, es } })
  return { ca, es }
}

/** The column of a language by its name, and its title's box. */
export const column = (name: string) => screen.findByRole('region', { name })
export const titleIn = async (name: string) =>
  within(await column(name)).findByRole('textbox', { name: /^Title/ })
/** The same as it stands now: a column that is about to be replaced by another is not waited in. */
export const titleNow = (name: string) =>
  within(screen.getByRole('region', { name })).getByRole('textbox', { name: /^Title/ })
