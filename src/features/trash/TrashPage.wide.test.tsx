import { editor, modes, openApp, makeWorld } from '../../app/appBed.tsx'
import { namesInRows } from '../../core/views/list/listBed.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
describe.each(modes)('the trash over the %s service', async (mode) => {
  const world = await makeWorld(mode)

  test('one that fails stays, and is tried again', async () => {
    const { id } = await world.ask('POST', 'venues', { venue: 'Balcó', status: 'publish' })
    await world.ask('DELETE', `venues/${Number(id)}`)
    const { user } = await openApp(world, '/ca/trash?of=venues&search=balc', editor, 'en')
    await world.fail([{ kind: 'status', code: 403, method: 'POST', path: 'venues', times: 1 }])
    await user.click(await screen.findByRole('button', { name: 'Restore “Balcó”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore “Balcó”' }))
    const refused = await dialog.findByText('Done: 1 refused.')
    await waitFor(() => expect(refused).toHaveFocus())
    expect((await world.ask('GET', `venues/${Number(id)}`)).status).toBe('trash')
    await user.click(dialog.getByRole('button', { name: 'Retry 1' }))
    await dialog.findByText('Done: 1 saved.')
    expect((await world.ask('GET', `venues/${Number(id)}`)).status).toBe('draft')
    await user.click(dialog.getByRole('button', { name: 'Undo 1 change' }))
    await screen.findByText('Undone: 1 saved.')
    expect((await world.ask('GET', `venues/${Number(id)}`)).status).toBe('trash')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Restore “Balcó”' }))
    await screen.findByText('Done: 1 saved.')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Nothing found')).toBeVisible()
  })

  test('several at once, a result for each, what was lost linked again, and what fails stays', async () => {
    const ids: number[] = []
    for (const venue of ['Sala', 'Pati', 'Teatre'])
      ids.push(await world.make('venues', { venue, status: 'publish' }))
    const dates = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`, status: 'publish' }
    const venue = mode === 'live' ? ids[0] : [ids[0]]
    const event = await world.make('events', { title: 'Ball', ...dates, venue })
    const { user, go } = await openApp(world, `/ca/venues/${ids[0]}`, editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Move to the trash…' }))
    const asked = await screen.findByRole('alertdialog')
    const trash = within(asked).getByRole('button', { name: 'Move to the trash' })
    await waitFor(() => expect(trash).toBeEnabled())
    await user.click(trash)
    await screen.findByText(said('“Sala” is in the trash.'))
    for (const id of ids.slice(1)) await world.ask('DELETE', `venues/${id}`)

    go('/ca/trash')
    expect(await screen.findByRole('link', { name: 'Venues 3', current: 'page' })).toBeVisible()
    await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }))
    const bar = await screen.findByRole('region', { name: 'Selection' })
    expect(within(bar).getByText('3 selected')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Teatre' }))
    await world.fail([
      { kind: 'status', code: 403, method: 'POST', path: `venues/${ids[1]}`, times: 1 },
    ])
    await user.click(await screen.findByRole('button', { name: 'Restore selected…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Restore selected' })
    await user.click(await within(dialog).findByRole('button', { name: 'Restore 2' }))
    expect(await within(dialog).findByText(/^Done: 1 saved/)).toBeVisible()
    if (mode === 'live') {
      await within(dialog).findByText('1 event lost its link.')
      await user.click(within(dialog).getByRole('button', { name: 'Link that event again' }))
      await within(dialog).findByText('1 event is linked again.')
    }
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(namesInRows().toSorted()).toEqual(['Pati', 'Teatre']))
    expect(await world.ask('GET', `venues/${ids[0]}`)).toMatchObject({ status: 'publish' })
    expect([(await world.ask('GET', `events/${event}`)).venue].flat()).toMatchObject([
      { id: ids[0] },
    ])
    await world.ask('DELETE', `events/${event}`)
  })

  test('an empty one says so', async () => {
    await openApp(world, '/ca/trash?of=organizers', editor, 'en')
    expect(await screen.findByText('The trash is empty')).toBeVisible()
    expect(document.title).toMatch(/^Trash – /)
  })
})
