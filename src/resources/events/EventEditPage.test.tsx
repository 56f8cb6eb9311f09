import { openPage } from './eventPagesBed.tsx'
import { made, retitle, save, titleBox } from './testFormTyping.ts'
import { pageMode, worldOfEach } from '../../api/testWorld.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'

describe('an event', () => {
  const world = worldOfEach(pageMode)

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
    if (pageMode === 'live') {
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
  const world = worldOfEach('live')

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
    expect(await screen.findByText(/^Sign in to save/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
    expect(await titleBox()).toHaveAttribute('readonly')
    expect(await screen.findByRole('checkbox', { name: /^Featured/ })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /^Open the calendar/ })).toBeNull()
  })

  test('of another language says so', async () => {
    const id = await made(world, { status: 'publish' })
    await openPage(world, { at: `/en/events/${id}` })
    expect(await screen.findByText(/This is in Catalan\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open it in Catalan' })).toHaveAttribute(
      'href',
      `/ca/events/${id}`,
    )
  })
})
