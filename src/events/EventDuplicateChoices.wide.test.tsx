import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copiesOf, facts, make, openRepeating, seed } from './duplicate/copiesBed.ts'
import { openPage, openWorld, type World } from './eventPagesBed.tsx'
import { typeMoment } from './formTyping.ts'

describe('the page of copies', () => {
  let world: World
  beforeEach(async () => {
    localStorage.clear()
    world = await openWorld('live')
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  test('shows what clashes, at the same venue and by title, and leaves rows out', async () => {
    const { id, venue } = await seed(world, 'live')
    const at = (title: string, day: string, time: string, more: object = {}) =>
      world.ask('POST', 'events', {
        title,
        status: 'draft',
        start_date: `${day} ${time}`,
        end_date: `${day} 23:00:00`,
        timezone: 'Atlantic/Canary',
        ...more,
      })
    await at('Assaig', '2027-03-08', '20:30:00', { venue })
    await at('Assaig', '2027-03-15', '21:00:00', { venue })
    await at('Cinema a la fresca', '2027-04-04', '10:00:00')
    const { user } = await openRepeating(world, id)
    const table = await screen.findByRole('table', { name: 'Preview' })
    expect(await within(table).findByRole('link', { name: 'Assaig' })).toBeVisible()
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => /Same (venue|title)/.exec(row.textContent)?.[1] ?? '')).toEqual([
      'venue',
      '',
      '',
      'title',
    ])
    await user.click(within(table).getByRole('checkbox', { name: /8 March 2027/ }))
    expect(await make(/^Make 3 copies$/)).toBeVisible()
  })

  test('stops an hour that no clock shows, and takes the one put in its place', async () => {
    // The clocks of the Canary Islands jump from one to two.
    const over = { start_date: '2027-03-07 01:30:00', end_date: '2027-03-07 02:30:00' }
    const { id } = await seed(world, 'live', over)
    const { user } = await openRepeating(world, id)
    expect(await screen.findByText(/1 copy cannot be made as it is/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Edit the copy of .*28 March 2027/ }))
    const dialog = await screen.findByRole('dialog')
    await user.clear(within(dialog).getByRole('textbox', { name: 'Title' }))
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Nit curta')
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }))
    expect(await within(dialog).findByText(/does not exist/)).toBeVisible()
  })

  test('schedules them, once it is told for when', async () => {
    const { id } = await seed(world, 'live')
    const { user } = await openRepeating(world, id)
    const status = await screen.findByRole('combobox', { name: 'Status of the copies' })
    await user.selectOptions(status, 'future')
    await user.click(await make(/^Make 4 copies$/))
    expect(await screen.findByText('Write a date and time that are still to come.')).toBeVisible()
    await typeMoment(user, 'Publication date', '020120370900')
    await user.click(await make(/^Make 4 copies$/))
    expect(await screen.findByText('4 copies made.', {}, { timeout: 30_000 })).toBeVisible()
    const query = 'starts_after=1900-01-01&status=future'
    const { events } = await world.ask('GET', `events?${query}`)
    const made = { title: 'Cinema a la fresca', status: 'future', date: '2037-01-02 09:00:00' }
    expect(events).toMatchObject([made, made, made, made])
  })

  test('opens the form for one date, filled, and makes nothing before it is saved', async () => {
    const { id } = await seed(world, 'live')
    const { user, router } = await openPage(world, { at: `/ca/events/${id}/duplicate` })
    await user.click(await make(/^Open the form$/))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Cinema a la fresca')
    expect(await copiesOf(world, id)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/events\/\d+$/))
    const [copy] = await copiesOf(world, id)
    const original = await world.ask('GET', `events/${id}`)
    const read = await world.ask('GET', `events/${String(copy?.id)}`)
    expect(read).toMatchObject({ status: 'draft', start_date: '2027-03-08 19:30:00' })
    expect(facts(read)).toEqual(facts(original))
  })
})
