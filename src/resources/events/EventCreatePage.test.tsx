import { storedCount } from '../../platform/storedCounts.ts'
import { openPage } from './eventPagesBed.tsx'
import { typeMoment } from './testFormTyping.ts'
import { pageMode, worldOfEach } from '../../api/testWorld.ts'
import { said, screen, summary, waitFor, within } from '../../testSaid.ts'

const save = () => screen.getByRole('button', { name: 'Save draft' })

describe('a new event', () => {
  const world = worldOfEach(pageMode)

  test('finds no fault with a date while its calendar is open', async () => {
    const { user } = await openPage(world, { at: '/ca/events/new' })
    await user.click(
      await screen.findByRole('button', { name: /calendar.*Start|Start.*calendar/i }),
    )
    await screen.findByRole('dialog')
    expect(screen.getByRole('textbox', { name: /^Start/, hidden: true })).not.toHaveAttribute(
      'aria-invalid',
      'true',
    )
    expect(screen.queryByText('Enter the date and the time.')).toBeNull()
    await user.keyboard('{Escape}')
    await user.tab()
    expect(await screen.findByText('Enter the date and the time.')).toBeVisible()
  })

  test('is told what it needs, stays typed when the answer is a page of HTML, and is made as it was typed', async () => {
    const { user, router } = await openPage(world, { at: '/ca/events/new' })
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await user.click(save())
    const problems = await screen.findByRole('region', summary)
    expect(within(problems).getByText('3 fields keep this from being saved')).toBeVisible()
    await waitFor(() => expect(problems).toHaveFocus())
    await user.click(within(problems).getByRole('link', { name: 'Title: Enter a title.' }))
    expect(title).toHaveFocus()
    await user.paste('Fira d’hivern')
    await typeMoment(user, 'Start', '241220262030')
    await user.click(screen.getByRole('textbox', { name: /^Price/ }))
    await user.paste('1.234,50 €')
    expect(screen.getByText(/^Thursday,? 24 December 2026/)).toBeVisible()
    expect(screen.getByText(said(/It’s sent as “1234.50 €”/))).toBeVisible()
    await world.fail([{ kind: 'html', code: 502, method: 'POST', times: 1 }])
    await user.click(save())
    expect(await screen.findByText('Technical details')).toBeVisible()
    expect(title).toHaveValue('Fira d’hivern')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(said('“Fira d’hivern” has been added: draft.'))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/ca\/events\/\d+$/))
    const made = await world.ask('GET', router.state.location.pathname.slice('/ca/'.length))
    expect(made).toMatchObject({
      status: 'draft',
      start_date: '2026-12-24 20:30:00',
      end_date: '2026-12-24 22:30:00',
      timezone: 'Europe/Madrid',
      all_day: false,
      featured: false,
    })
    expect(String(made.cost)).toContain('1234.50')
  })

  test('whose answer was lost is looked for before it is sent again, and shown', async () => {
    const { user, router } = await openPage(world, { at: '/ca/events/new' })
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await user.type(title, 'Fira')
    await typeMoment(user, 'Start', '241220262030')
    await world.fail([
      { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 },
      { kind: 'status', code: 500, method: 'GET', path: 'events' },
    ])
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t check.*look for it first/)
    await world.fail([])
    await user.type(title, ' d’hivern')
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'It seems to exist already' })
    expect(dialog).toHaveTextContent(/Fira.*last change: .*2026/)
    expect(within(dialog).getByRole('link', { name: /^Open ID/ })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }))
    await user.clear(title)
    await user.type(title, 'Fira')
    await user.click(save())
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/ca\/events\/\d+$/))
    const { events } = await world.ask('GET', 'events?search=Fira&status=draft')
    expect(events).toHaveLength(1)
  })

  test('that is on its way takes nothing more until it is there, and keeps the focus', async () => {
    const { user, router } = await openPage(world, { at: '/ca/events/new' })
    const box = await screen.findByRole('textbox', { name: /^Title/ })
    await user.type(box, 'Fira')
    await typeMoment(user, 'Start', '241220262030')
    await world.fail([{ kind: 'latency', method: 'POST', path: 'events', ms: 1500 }])
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await user.type(box, ' de nit')
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible()
    expect(box).toHaveValue('Fira')
    expect(box).toHaveFocus()
    await screen.findByText(said('“Fira” has been added: draft.'))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/ca\/events\/\d+$/))
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Fira')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await waitFor(async () => expect(await storedCount('drafts')).toBe(0))
  })
})

describe('a new event', () => {
  const world = worldOfEach('live')

  test('in a night that the clock changes is told an hour that does not exist, and which of two is meant', async () => {
    const { user } = await openPage(world, { at: '/ca/events/new' })
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Nit')
    await typeMoment(user, 'Start', '280320270230')
    await user.click(save())
    const reason =
      '02:30 doesn’t exist that night in Europe/Madrid, as the clocks go forward. Enter 03:30.'
    expect(await screen.findByRole('region', summary)).toHaveTextContent(reason)
    await typeMoment(user, 'Start', '311020270230')
    const words = /02:30 comes twice in Europe\/Madrid\. The first one is used/
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(save())
    await screen.findByText(said('“Nit” has been added: draft.'))
  })

  test('of the whole day asks for days, and gives the hours back', async () => {
    const { user, router } = await openPage(world, { at: '/ca/events/new' })
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Festa')
    await typeMoment(user, 'Start', '241220262030')
    const allDay = screen.getByRole('checkbox', { name: 'All day' })
    await user.click(allDay)
    expect(await screen.findByRole('textbox', { name: /^First day/ })).toBeVisible()
    await user.click(allDay)
    expect(await screen.findByRole('textbox', { name: /^Start/ })).toHaveValue('24/12/2026 20:30')
    await user.click(allDay)
    await user.click(save())
    await screen.findByText(said('“Festa” has been added: draft.'))
    await waitFor(() => expect(router.state.location.pathname).not.toContain('new'))
    const made = await world.ask(
      'GET',
      `events/${router.state.location.pathname.split('/').at(-1)}`,
    )
    expect(made).toMatchObject({
      all_day: true,
      start_date: '2026-12-24 00:00:00',
      end_date: '2026-12-24 23:59:59',
    })
  })

  test('with a title of 10,000 characters is warned about, and published as a whole with Ctrl+Enter', async () => {
    const { user, router } = await openPage(world, { at: '/ca/events/new' })
    await user.click(await screen.findByRole('textbox', { name: /^Title/ }))
    await user.paste('à'.repeat(10_000))
    expect(await screen.findByText(/^10,000 characters\. Lists and addresses cut/)).toBeVisible()
    await typeMoment(user, 'Start', '241220262030')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(router.state.location.pathname).not.toContain('new'))
    const id = router.state.location.pathname.split('/').at(-1)
    const { title, status } = await world.ask('GET', `events/${id}`)
    expect([String(title).length, status]).toEqual([10_000, 'publish'])
  })
})
