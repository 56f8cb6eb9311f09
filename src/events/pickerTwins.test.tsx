import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage, openWorld } from './eventPagesBed.tsx'
import type { World } from './eventPagesBed.tsx'
import { made } from './formTyping.ts'

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

/** Two records of one name, made under different ones: a live service merges namesakes, and refuses terms. */
async function makeTwins(resource: string, field: string, twins: readonly object[]) {
  for (const [at, twin] of twins.entries()) {
    const { id } = await world.ask('POST', resource, { [field]: `Coral ${at}`, ...twin })
    await world.ask('POST', `${resource}/${id}`, { [field]: 'Coral' })
  }
}

test('an event’s organizers, categories and tags of one name are told apart where they are chosen', async () => {
  world = await openWorld('live')
  const above = await world.ask('POST', 'categories', { name: 'Música' })
  await makeTwins('categories', 'name', [{ parent: above.id }, {}])
  await makeTwins('tags', 'name', [{ slug: 'coral-jove' }, { slug: 'coral-gran' }])
  await makeTwins('organizers', 'organizer', [{ email: 'a@example.org' }, { phone: '938' }])
  const id = await made(world)
  const { user } = await openPage(world, { at: `/ca/events/${id}` })
  const expected = {
    Organizers: ['Coral 938 · 0 events', 'Coral a@example.org · 0 events'],
    Categories: ['Coral Música', 'Coral The top level'],
    Tags: ['Coral coral-gran', 'Coral coral-jove'],
  }
  for (const [label, names] of Object.entries(expected)) {
    await user.type(await screen.findByRole('combobox', { name: label }), 'Coral')
    for (const name of names) expect(await screen.findByRole('option', { name })).toBeVisible()
    await user.keyboard('{Escape}')
  }
})
