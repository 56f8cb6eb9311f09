import { editor, openApp, makeWorld, pageMode } from '../../../app/appBed.tsx'
import { typeMoment } from '../../../resources/events/testFormTyping.ts'
import { demoAccount } from '../../../api/testSite.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'

const start_date = '2027-03-12 20:00:00'
const end_date = '2027-03-12 22:00:00'
const website = 'https://a.test/'

const ids = new Map<string, number>()

async function seed(title: string, over: object = {}) {
  const fields = { title, status: 'publish', start_date, end_date, website, ...over }
  const { id } = await world.askIn('en', 'POST', 'events', fields)
  ids.set(title, Number(id))
}

const world = await makeWorld(pageMode)
await seed('Concert', { timezone: 'Europe/London' })
await seed('Feast')
await seed('Walk')

const stored = (title: string) => world.askIn('en', 'GET', `events/${ids.get(title)}`)
const link = (title: string) =>
  screen.findByRole('link', { name: new RegExp(title) }, { timeout: 30_000 })
const open = (search: string, account = editor) =>
  openApp(world, `/en/calendar?view=agenda&date=2027-03&search=${search}`, account)

/** Opens the dialog that moves an event, from its card. */
async function openDialog(user: Awaited<ReturnType<typeof open>>['user'], title: string) {
  await user.click(await link(title))
  const card = await screen.findByRole('dialog', { name: title })
  await user.click(await within(card).findByRole('button', { name: 'Move…' }))
  return screen.findByRole('dialog', { name: `Move “${title}”` })
}

test('an event is moved by typing, which is not discarded unasked: its end follows, all else stays, and it is undone', async () => {
  const { user, go } = await open('Concert')
  await openDialog(user, 'Concert')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const dialog = await openDialog(user, 'Concert')
  await typeMoment(user, 'Start', '160320272130')
  const cancelled = async () => {
    const question = await screen.findByRole('alertdialog', { name: /^Close without keeping/ })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await user.keyboard('{Escape}')
  await cancelled()
  go('/en/events')
  await cancelled()
  await within(dialog).findByText(/Then: Tue.* 16 Mar 2027, 21:30–23:30/)
  expect(dialog.textContent).toContain('These are hours of Europe/London.')
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await screen.findByText(said(/“Concert” was moved: Tue/))
  expect(await stored('Concert')).toMatchObject({
    start_date: '2027-03-16 21:30:00',
    end_date: '2027-03-16 23:30:00',
    timezone: 'Europe/London',
    website,
  })
  const day = (await screen.findByRole('heading', { name: 'Tuesday 16 March' })).parentElement
  expect(day?.textContent).toContain('Concert')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said(/“Concert” is back where it was: Fri/))
  expect(await stored('Concert')).toMatchObject({ start_date, end_date, website })
})

// As the interface says, such an account may not write it, and nothing is asked.
test.runIf(pageMode === 'live')(
  'whoever may not publish is asked before a move takes an event offline',
  async () => {
    await seed('Ball')
    const { user } = await open('Ball', demoAccount('contributor'))
    const answer = async (name: string) => {
      const dialog = await openDialog(user, 'Ball')
      await typeMoment(user, 'Start', '160320272130')
      await user.click(within(dialog).getByRole('button', { name: 'Move' }))
      const question = await screen.findByRole('alertdialog', { name: /it goes offline$/ })
      await user.click(within(question).getByRole('button', { name }))
    }
    await answer('Cancel')
    const day = await screen.findByRole('heading', { name: 'Friday 12 March' })
    expect(day.parentElement?.textContent).toContain('Ball')
    expect(await stored('Ball')).toMatchObject({ start_date, status: 'publish' })
    await answer('Save and take offline')
    await screen.findByText(said(/“Ball” was moved .*but the site changed/))
    expect(await stored('Ball')).toMatchObject({ status: 'pending' })
  },
)

test('hours become days in the same fields, a draft of it goes elsewhere, and an end that comes first is not sent', async () => {
  const { user } = await open('Feast')
  const dialog = await openDialog(user, 'Feast')
  const start = within(dialog).getByRole('textbox', { name: /^Start/ })
  await waitFor(() => expect(document.activeElement).toBe(start))
  await user.click(within(dialog).getByRole('checkbox', { name: 'All day' }))
  await typeMoment(user, 'Last day', '13032027')
  await within(dialog).findByText(/Then: .*all day/)
  await user.click(within(dialog).getByRole('button', { name: 'Duplicate there' }))
  await screen.findByText(said(/“Feast” was copied as a draft/))
  expect(await stored('Feast')).toMatchObject({ start_date, end_date, all_day: false })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said('The copy of “Feast” is in the trash.'))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Feast/ })).toHaveLength(1))

  const again = await openDialog(user, 'Feast')
  await user.click(within(again).getByRole('checkbox', { name: 'All day' }))
  await typeMoment(user, 'Last day', '11032027')
  await user.click(within(again).getByRole('button', { name: 'Move' }))
  await within(again).findByText(/The end is before the start/)
  expect(await stored('Feast')).toMatchObject({ end_date })
  await typeMoment(user, 'Last day', '14032027')
  await user.click(within(again).getByRole('button', { name: 'Move' }))
  await screen.findByText(said(/“Feast” was moved/))
  const days = { start_date: '2027-03-12 00:00:00', end_date: '2027-03-14 23:59:59' }
  expect(await stored('Feast')).toMatchObject({ all_day: true, ...days, website })
})

test('an event is moved, stretched and copied with keys, and what the service made otherwise is put back', async () => {
  const { user, go } = await open('Walk')
  const onDay = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    expect(heading.parentElement?.textContent).toContain('Walk')
  }
  const hasFocus = () =>
    waitFor(async () => expect(document.activeElement).toBe((await links())[0]))
  const links = () => screen.findAllByRole('link', { name: /Walk/ })
  const keys = async (pressed: string) => {
    await user.keyboard(pressed)
    await screen.findByText(/Enter saves, Esc cancels/)
    await hasFocus()
  }
  const isBack = () => screen.findByText(said(/“Walk” stays where it was: Fri/))
  ;(await link('Walk')).focus()
  // The code that does it may still be on its way.
  await keys('{Alt>}{ArrowRight}{/Alt}')
  await onDay('Saturday 13 March')
  await user.keyboard('{Escape}')
  await isBack()
  await onDay('Friday 12 March')
  await hasFocus()
  await keys('{Alt>}{ArrowRight}{/Alt}')
  await onDay('Saturday 13 March')
  // Nothing there takes the focus.
  await user.click(document.body)
  await isBack()
  await onDay('Friday 12 March')
  ;(await link('Walk')).focus()
  await keys('{Alt>}{ArrowRight}{/Alt}')
  await onDay('Saturday 13 March')
  go('/en/calendar?view=agenda&date=2027-07&search=Walk')
  await screen.findByRole('heading', { name: 'July 2027' })
  go('/en/calendar?view=agenda&date=2027-03&search=Walk')
  await link('Walk')
  await onDay('Friday 12 March')

  const path = `events/${ids.get('Walk')}`
  await world.meddle('after POST', path, { website: 'https://b.test/', featured: true })
  ;(await link('Walk')).focus()
  await keys('{Alt>}{ArrowDown}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await onDay('Friday 19 March')
  expect((await link('Walk')).className).toContain('taken')
  expect(await stored('Walk')).toMatchObject({ start_date, end_date })
  await user.keyboard('{Enter}')
  await screen.findByText(said(/“Walk” was moved .*but the site changed/))
  expect((await link('Walk')).className).not.toContain('taken')
  await user.click(screen.getByRole('button', { name: 'Reapply…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Walk' })
  await within(dialog).findByText(/Website: .*“https:\/\/a.test\/”.*“https:\/\/b.test\/”/)
  await user.click(within(dialog).getByRole('button', { name: 'Reapply: Website' }))
  await waitFor(() => expect(within(dialog).queryByText(/Website:/)).toBeNull())
  expect(await stored('Walk')).toMatchObject({ website, featured: true })
  await user.click(within(dialog).getByRole('button', { name: /^Reapply: / }))
  await screen.findByText(said('“Walk” now has your values.'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Walk' })).toBeNull())
  await hasFocus()
  const moved = { start_date: '2027-03-19 20:00:00', end_date: '2027-03-20 22:00:00' }
  expect(await stored('Walk')).toMatchObject({ ...moved, website, featured: false })

  await keys('{Alt>}{ArrowRight}{/Alt}')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(said(/“Walk” was copied as a draft/))
  await waitFor(async () => expect(await links()).toHaveLength(2))
  expect(await stored('Walk')).toMatchObject({ status: 'publish', ...moved })
})
