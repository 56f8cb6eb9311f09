import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from './eventPagesBed.tsx'
import { made, retitle, save, titleBox } from './testFormTyping.ts'
import { makeWorld, pageModes, type TestWorld } from '../../api/testWorld.ts'
import { said } from '../../testSaid.ts'

/** What time changes by itself, and what only a single reading shows. */
const passing = { modified: '', modified_utc: '', date: '', date_utc: '', json_ld: '' }

let world: TestWorld

describe.each(pageModes)('an event over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
  })

  test('gets another title, and nothing else changes; undo brings the old one back', async () => {
    const id = await made(world)
    const before = await world.ask('GET', `events/${id}`)
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await retitle(user, 'Concert de Nadal')
    expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveAccessibleDescription()
    expect(screen.getByText(/Updated \d\d:\d\d/)).toBeVisible()
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await save(user)
    await screen.findByText(said('“Concert de Nadal” has been saved: draft.'))
    const after = await world.ask('GET', `events/${id}`)
    expect({ ...after, ...passing, title: '' }).toEqual({ ...before, ...passing, title: '' })
    expect(after.title).toBe('Concert de Nadal')
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())

    const news = screen.getByRole('region', { name: 'Notices' })
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    await screen.findByText(said('“Concert de Nadal” is as it was before.'))
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({ title: 'Concert' })
    await waitFor(async () => expect(await titleBox()).toHaveValue('Concert'))
  })

  test('that is scheduled goes out at once when it is published, and says so before', async () => {
    const id = await made(world, { status: 'future', date: '2037-01-01 10:00:00' })
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'publish')
    expect(screen.getByText(/Published when you save/)).toBeVisible()
    await save(user, 'Update')
    await screen.findByText(said('“Concert” has been saved: published.'))
    const { status, date } = await world.ask('GET', `events/${id}`)
    expect(status).toBe('publish')
    expect(String(date) < '2037').toBe(true)
    const news = screen.getByRole('region', { name: 'Notices' })
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    await screen.findByText(said('“Concert” is as it was before.'))
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({
      status: 'future',
      date: '2037-01-01 10:00:00',
    })
  })

  test('is linked to a venue found by typing, and undo says what it takes to unlink it', async () => {
    const venue = await world.ask('POST', 'venues', { venue: 'Sala Gran', city: 'Vic' })
    const id = await made(world, { status: 'publish' })
    const { user } = await openPage(world, { at: `/ca/events/${id}` })
    await user.type(await screen.findByRole('combobox', { name: 'Venue' }), 'sala')
    await user.click(await screen.findByRole('option', { name: /^Sala Gran/ }))
    // Of two of one name it says which was chosen.
    const chosen = { name: 'Sala Gran, Vic' }
    expect(await screen.findByRole('button', chosen)).toBeVisible()
    await save(user, 'Update')
    await screen.findByText(said('“Concert” has been saved: published.'))
    const { venue: linked } = await world.ask('GET', `events/${id}`)
    expect([linked].flat()).toMatchObject([{ id: venue.id }])

    const news = screen.getByRole('region', { name: 'Notices' })
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    if (mode === 'live') {
      const left = await screen.findByText(said(/“Concert” is as it was before, except: Venue\./))
      expect(left).toHaveTextContent(/a temporary venue can be linked and deleted at once/)
      expect(await world.ask('GET', `events/${id}`)).toMatchObject({ venue: { id: venue.id } })
      await user.click(screen.getByRole('button', { name: 'Unlink the venue' }))
    }
    await screen.findByText(said('“Concert” is as it was before.'))
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({ venue: [] })
    await waitFor(() => expect(screen.queryByRole('button', chosen)).toBeNull())
  })

  test('that is not there says so, with the way to the other languages', async () => {
    await openPage(world, { at: '/ca/events/987654' })
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible()
    expect(screen.getByText(said(/“987654” isn’t in Catalan, or is in the trash/))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Look in Spanish' })).toHaveAttribute(
      'href',
      '/es/events/987654',
    )
  })
})

describe('an event', () => {
  beforeEach(async () => {
    world = await makeWorld('live')
  })

  test('that this account may not change says so, and keeps what was typed', async () => {
    const id = await made(world, { status: 'publish' })
    const account = {
      kind: 'password',
      login: 'subscriber',
      password: 'subscriber demo password',
    } as const
    const { user } = await openPage(world, { at: `/ca/events/${id}`, account })
    await retitle(user, 'Typed')
    await save(user, 'Update')
    expect(await screen.findByText(said('Your account may not do this to “Concert”'))).toBeVisible()
    expect(await titleBox()).toHaveValue('Typed')
  })

  test('looked at without signing in has no way to save', async () => {
    const id = await made(world, { status: 'publish' })
    await openPage(world, { at: `/ca/events/${id}`, account: { kind: 'anonymous' } })
    expect(await screen.findByText(/nothing can be saved/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
    expect(await titleBox()).toHaveAttribute('readonly')
    expect(await screen.findByRole('checkbox', { name: /^Featured/ })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /^Open the calendar/ })).toBeNull()
  })

  test('is reached and saved by its slug; a new slug goes on at its number', async () => {
    const id = await made(world, { status: 'publish', slug: 'concert' })
    const { user, router } = await openPage(world, { at: '/ca/events/by-slug/concert' })
    expect(await screen.findByText(said(/Opened by its slug, “concert”/))).toBeVisible()
    await retitle(user, 'Concert de Nadal')
    await save(user, 'Update')
    await screen.findByText(said('“Concert de Nadal” has been saved: published.'))
    await user.click(screen.getByText('Advanced'))
    const slug = screen.getByRole('textbox', { name: 'Slug' })
    await user.clear(slug)
    await user.type(slug, 'concert-de-nadal')
    const moves = /Its page moves from \S+concert\/? to \S+concert-de-nadal/
    expect(screen.getByText(moves)).toBeVisible()
    await save(user, 'Update')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/ca/events/${id}`))
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({
      slug: 'concert-de-nadal',
      title: 'Concert de Nadal',
    })
  })

  test('of another language says so', async () => {
    const id = await made(world, { status: 'publish' })
    await openPage(world, { at: `/en/events/${id}` })
    expect(await screen.findByText(/This is in Catalan. You’re in English/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open it in Catalan' })).toHaveAttribute(
      'href',
      `/ca/events/${id}`,
    )
  })
})
