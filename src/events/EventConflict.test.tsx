import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage, openWorld } from './eventPagesBed.tsx'
import type { World } from './eventPagesBed.tsx'
import { made, retitle, save, titleBox } from './formTyping.ts'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'

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

describe.each(pageModes)('an event that two change, %s', (mode) => {
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
    await screen.findByText(said(/^“Concert de Nadal i d’hivern” has been saved/))
    await waitFor(async () => expect(await titleBox()).toHaveValue('Concert de Nadal i d’hivern'))
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({
      website: 'https://example.org/',
    })
  })
})

describe.each(pageModes)('what others change beside a save, %s', (mode) => {
  beforeEach(async () => {
    world = await openWorld(mode)
  })

  const during = (id: number, when: 'before' | 'after', fields: Record<string, unknown>) =>
    world.fail([
      { kind: 'colleague', method: 'POST', path: `events/${id}`, when, times: 1, fields },
    ])

  test('before it is taken over, and said', async () => {
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await retitle(user, 'Concert de Nadal')
    await colleague(id, { website: 'https://example.org/b' })
    await save(user)
    const note = await screen.findByText(
      'Changed by another save since you opened it, and taken over here: Website.',
    )
    expect(screen.getByRole('textbox', { name: 'Website' })).toHaveValue('https://example.org/b')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(note).not.toBeInTheDocument()
  })

  test('between reading and writing is said, and can be put back', async () => {
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    const price = await screen.findByRole('textbox', { name: /^Price/ })
    await user.clear(price)
    await user.type(price, '20')
    await during(id, 'before', { title: 'La seva' })
    await save(user)
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('While it was being saved, somebody else changed this')
    expect(note).toHaveFocus()
    expect(note).toHaveTextContent('Title: it was to be “Concert”, it is now “La seva”.')
    expect(await titleBox()).toHaveValue('La seva')
    await user.click(within(note).getByRole('button', { name: 'Put back: Title' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({ title: 'Concert' })
  })

  test('in several fields is put back in all of them at once', async () => {
    const id = await made(world, { excerpt: 'Resum' })
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    const price = await screen.findByRole('textbox', { name: /^Price/ })
    await user.clear(price)
    await user.type(price, '20')
    await during(id, 'before', { title: 'La seva', excerpt: 'El seu' })
    await save(user)
    const note = await screen.findByRole('alert')
    expect(within(note).getAllByRole('button', { name: /^Put back: / })).toHaveLength(2)
    await user.click(within(note).getByRole('button', { name: 'Put everything back' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    const after = await world.ask('GET', `events/${id}`)
    expect(after).toMatchObject({ title: 'Concert', excerpt: expect.stringContaining('Resum') })
    expect(String(after.cost)).toContain('20')
  })

  test('and change again cannot be put back, which is said', async () => {
    const id = await made(world)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await retitle(user, 'Concert de Nadal')
    const fields = { website: 'https://example.org/b' }
    await world.fail([
      { kind: 'colleague', method: 'POST', path: `events/${id}`, when: 'after', times: 2, fields },
    ])
    await save(user)
    await user.click(await screen.findByRole('button', { name: 'Put back: Website' }))
    expect(
      await screen.findByText(/It was asked for again, and the calendar did not/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Put back: Website' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Leave it so' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('what was saved here and set back by another save', () => {
  beforeEach(async () => {
    world = await openWorld('live')
  })

  test('is found when the event is read again, and can be put back', async () => {
    const id = await made(world, { website: 'https://example.org/a' })
    const before = await world.ask('GET', `events/${id}`)
    const { user, client } = await openPage(world, { at: `/ca/events/${id}` })
    const price = await screen.findByRole('textbox', { name: /^Price/ })
    await user.clear(price)
    await user.type(price, '20')
    await save(user)
    await screen.findByText(/has been saved/)
    const { title, start_date, end_date, timezone, status, website } = before
    const repeated = { start_date, end_date, timezone, status, website, featured: true, cost: '12' }
    await world.ask('POST', `events/${id}`, { ...repeated, title: `${title} seu` })
    await client.invalidateQueries()
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('Another save has set back what you saved here')
    expect(note).toHaveTextContent(/Price: it was to be “20.*”, it is now “12.*”\./)
    expect(screen.getByText(/taken over here: Title\.$/)).toBeVisible()
    await user.click(within(note).getByRole('button', { name: 'Put back: Price' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    const after = await world.ask('GET', `events/${id}`)
    expect(after).toMatchObject({ title: 'Concert seu' })
    expect(String(after.cost)).toContain('20')
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
    await screen.findByText(said(/^“Concert de Nadal i més encara” has been saved/))
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
    await screen.findByText(said(/^“Concert” has been saved/))
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({ title: 'Concert' })
  })
})
