import { editor, openApp, worldOfEach } from '../../../../app/appBed.tsx'
import { storedCount } from '../../../../platform/storedCounts.ts'
import { cleanup, said, screen, waitFor, within } from '../../../../testSaid.ts'

const world = worldOfEach('live')

const note = () => screen.findByRole('region', { name: /You left this unsaved/ })
const draftIsKept = () => waitFor(async () => expect(await storedCount('drafts')).toBe(1))

test('what was typed is read while its event does not come or asks for a password, and is taken up once it is there', async () => {
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', status: 'publish', ...times })
  const path = `/ca/events/${String(id)}`
  const first = await openApp(world, path, editor, 'en')
  await first.user.type(await screen.findByRole('textbox', { name: 'Title' }), ' gran')
  await first.user.click(screen.getByRole('checkbox', { name: 'All day' }))
  await draftIsKept()
  cleanup()

  await world.fail([{ kind: 'dropped' }])
  const { user } = await openApp(world, path, editor, 'en')
  const unread = within(await note())
  expect(unread.getByText(/can’t be read now/)).toBeVisible()
  expect(unread.queryByRole('button')).toBeNull()
  expect(unread.getAllByRole('term')[0]).toHaveTextContent('Title')
  const [typed, ...chosen] = unread.getAllByRole('definition')
  expect(typed).toHaveTextContent('Fira gran')
  expect(typed).toHaveAttribute('lang', 'ca')
  expect(chosen.length).toBeGreaterThan(0)
  for (const value of chosen) {
    expect(value).not.toHaveAttribute('lang')
    expect(value).not.toHaveTextContent(/true|2031-05-02/)
  }

  await world.meddle('before GET', `events/${String(id)}`, { password: 'sesam' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const password = await screen.findByLabelText('Password of the event')
  expect(within(await note()).getAllByRole('definition')[0]).toHaveTextContent('Fira gran')
  await user.type(password, 'wrong{Enter}')
  await screen.findByText('Wrong password.')
  await user.type(
    await screen.findByLabelText('Password of the event'),
    '{Control>}a{/Control}sesam{Enter}',
  )
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Fira gran')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText(said('“Fira gran” has been saved: published.'))
})

test('what was typed into a record that a colleague deletes is read, and becomes a new one', async () => {
  const { id } = await world.ask('POST', 'tags', { name: 'Jazz' })
  const path = `/ca/tags/${String(id)}`
  const first = await openApp(world, path, editor, 'en')
  await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), ' i blues')
  await draftIsKept()
  cleanup()
  await world.ask('DELETE', `tags/${String(id)}`)

  const { user } = await openApp(world, path, editor, 'en')
  const gone = within(await note())
  expect(gone.getByRole('definition')).toHaveTextContent('Jazz i blues')
  expect(gone.getByText(/no longer exists/)).toBeVisible()
  await user.click(gone.getByRole('button', { name: 'Begin a new one' }))
  expect(await screen.findByRole('heading', { name: 'New tag' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Jazz i blues'),
  )
  await draftIsKept()
  cleanup()
  await openApp(world, '/ca/tags/new', editor, 'en')
  expect(await note()).toHaveTextContent('Jazz i blues')
})
