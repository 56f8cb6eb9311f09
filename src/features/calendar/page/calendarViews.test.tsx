import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, makeWorld, pageMode } from '../../../app/appBed.tsx'

const world = await makeWorld(pageMode)

test('a view has the filters and the kind of view, not the days, and is renamed; the list shows the same days', async () => {
  const at = '/en/calendar?view=agenda&date=2027-03-01&search=jazz&colour=venue'
  const { user, go, place } = await openApp(world, at, editor)
  const search = () => Object.fromEntries(new URLSearchParams(place().split('?')[1]))
  const openViews = async () => {
    await user.click(await screen.findByRole('button', { name: 'View' }))
    return within(await screen.findByRole('dialog', { name: 'View' }))
  }
  /** Escape asks about a name that is typed and not saved; one goes on typing. */
  const escape = async () => {
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  const views = await openViews()
  const name = views.getByRole('textbox', { name: 'Name of the filters in force' })
  await user.type(name, 'Swing')
  await escape()
  expect(name).toHaveValue('Swing')
  await user.click(views.getByRole('button', { name: 'Save view' }))
  await user.click(await views.findByRole('button', { name: /Swing/ }))
  const renamed = () => views.getByRole('textbox', { name: 'New name' })
  await user.type(renamed(), ' and jazz')
  await escape()
  // A view that is followed meanwhile does not discard it either.
  await user.click(views.getByRole('link', { name: 'Swing' }))
  expect(renamed()).toHaveValue('Swing and jazz')
  await user.click(views.getByRole('button', { name: 'Rename' }))
  await views.findByRole('link', { name: 'Swing and jazz' })
  await waitFor(() => expect(views.getByRole('button', { name: /Swing and jazz/ })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'View' })).toBeNull())

  go('/en/calendar?view=week&date=2027-05-05')
  await screen.findByRole('heading', { level: 1, name: /May 2027$/ })
  const saved = await openViews()
  await user.click(saved.getByRole('link', { name: 'Swing and jazz' }))
  const same = { search: 'jazz', colour: 'venue' }
  await waitFor(() => expect(search()).toEqual({ view: 'agenda', date: '2027-05-05', ...same }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  go('/en/calendar?view=week&date=2027-03-10&search=jazz&colour=venue')
  await user.click(await screen.findByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('link', { name: 'As a list' }))
  await screen.findByRole('heading', { level: 1, name: 'Events' })
  const days = { ends_after: '2027-03-07', starts_before: '2027-03-14' }
  expect(search()).toEqual({ search: 'jazz', ...days })
  const own = await openViews()
  expect(own.getByRole('heading', { name: 'Saved views' })).toBeTruthy()
  expect(own.queryByRole('link', { name: /Swing/ })).toBeNull()
  expect(own.queryByRole('list')).toBeNull()
})

test('what goes on after midnight is shown on the day after, and its card closes with the day', async () => {
  await world.askIn('en', 'POST', 'events', {
    title: 'Nightlong',
    status: 'publish',
    start_date: '2028-06-02 22:00:00',
    end_date: '2028-06-03 03:00:00',
  })
  const { user, go } = await openApp(world, '/en/calendar?view=day&date=2028-06-03', editor)
  const night = () => screen.findByRole('link', { name: /Nightlong/ })
  await user.click(await night())
  await screen.findByRole('dialog', { name: 'Nightlong' })
  expect(screen.queryByText('Nothing in these days')).toBeNull()
  go('/en/calendar?view=day&date=2028-06-10')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nightlong' })).toBeNull())
  go('/en/calendar?view=day&date=2028-06-02')
  await night()
  expect(screen.queryByRole('dialog', { name: 'Nightlong' })).toBeNull()
})
