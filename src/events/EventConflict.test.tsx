// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage, openWorld } from './eventPagesBed.tsx'
import type { World } from './eventPagesBed.tsx'
import { made, retitle, save, titleBox } from './formTyping.ts'

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

/** Somebody else changes a record, and nothing beside what is named. */
function colleague(id: number, fields: Record<string, unknown>) {
  return world.fail([
    { kind: 'colleague', method: 'GET', path: `events/${id}`, when: 'before', times: 1, fields },
  ])
}

const asked = () =>
  screen.findByRole('dialog', { name: 'Somebody else changed this event meanwhile' })
const settle = async (user: Awaited<ReturnType<typeof openPage>>['user'], dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Save with this choice' }))

describe.each(['interface', 'live'] as const)('an event that two change, %s', (mode) => {
  beforeEach(async () => {
    world = await openWorld(mode)
  })

  test('is asked about in the field that both changed, word by word, and in no other', async () => {
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await retitle(user, 'Concert de Nadal')
    await colleague(id, { title: 'Concert d’hivern', website: 'https://example.org/' })
    await save(user)
    const dialog = await asked()
    expect(dialog).toHaveTextContent(/The other change was saved on .+; the calendar does not say/)
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(1)
    await waitFor(() => expect(dialog).toHaveTextContent('Added: d’hivern end.'))
    await waitFor(() => expect(dialog).toHaveTextContent('Added: de Nadal end.'))
    await user.click(within(dialog).getByRole('radio', { name: 'Theirs' }))
    await settle(user, dialog)
    await waitFor(async () => expect(await titleBox()).toHaveValue('Concert d’hivern'))
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({
      title: expect.stringMatching(/hivern$/),
    })
  })

  test('takes a text that was merged by hand, and keeps what the other changed besides', async () => {
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await retitle(user, 'Concert de Nadal')
    await colleague(id, { title: 'Concert d’hivern', website: 'https://example.org/' })
    await save(user)
    const dialog = await asked()
    await user.click(within(dialog).getByRole('radio', { name: 'Merge both by hand' }))
    const box = within(dialog).getByRole('textbox', { name: 'Title: both together' })
    expect(box).toHaveValue('Concert de Nadal')
    await user.type(box, ' i d’hivern')
    await settle(user, dialog)
    await screen.findByText(/^“Concert de Nadal i d’hivern” has been saved/)
    await waitFor(async () => expect(await titleBox()).toHaveValue('Concert de Nadal i d’hivern'))
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({
      website: 'https://example.org/',
    })
  })
})

describe('what was merged', () => {
  beforeEach(async () => {
    world = await openWorld('live')
  })

  test('stands in the form when one goes back to it, and when it could not be saved', async () => {
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await retitle(user, 'Concert de Nadal')
    await colleague(id, { title: 'Concert d’hivern' })
    await save(user)
    const merge = async (dialog: HTMLElement, text: string) => {
      await user.click(within(dialog).getByRole('radio', { name: 'Merge both by hand' }))
      await user.type(within(dialog).getByRole('textbox', { name: /both together/ }), text)
    }
    const first = await asked()
    await merge(first, ' i més')
    await user.click(within(first).getByRole('button', { name: 'Back to the form' }))
    expect(await titleBox()).toHaveValue('Concert de Nadal i més')

    await save(user)
    const second = await asked()
    await merge(second, ' encara')
    await world.fail([{ kind: 'dropped', method: 'POST', path: 'events', times: 1 }])
    await settle(user, second)
    expect(await screen.findByRole('alert')).toHaveTextContent(/not saved/i)
    expect(await titleBox()).toHaveValue('Concert de Nadal i més encara')
    await save(user)
    await screen.findByText(/^“Concert de Nadal i més encara” has been saved/)
  })

  test('is what it was before both, where that is wanted', async () => {
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await retitle(user, 'Concert de Nadal')
    await colleague(id, { title: 'Concert d’hivern' })
    await save(user)
    const dialog = await asked()
    await user.click(within(dialog).getByRole('radio', { name: 'Merge both by hand' }))
    const box = within(dialog).getByRole('textbox', { name: /both together/ })
    await user.clear(box)
    await user.type(box, 'Concert')
    await settle(user, dialog)
    await screen.findByText(/^“Concert” has been saved/)
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({ title: 'Concert' })
  })
})
