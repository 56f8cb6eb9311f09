import { storedCount } from '../../../platform/storedCounts.ts'
import { openPage } from '../eventPagesBed.tsx'
import { made, titleBox } from '../testFormTyping.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'
import { worldOfEach } from '../../../api/testWorld.ts'

const world = worldOfEach('live')

test('a day is picked and taken out; what is changed of one copy is not closed unasked, and copies that were not made are offered again', async () => {
  const at = `/ca/events/${await made(world)}/duplicate`
  const { user, router } = await openPage(world, { at })
  await user.click(await screen.findByRole('radio', { name: 'Picked days' }))
  const days = within(await screen.findByRole('region', { name: 'Days of the copies' }))
  for (const day of ['15', '16', '15']) await user.click(days.getByRole('gridcell', { name: day }))
  expect(days.getByRole('button', { name: /^Remove .*16/ })).toBeVisible()
  expect(days.queryByRole('button', { name: /^Remove .*15/ })).toBeNull()
  await user.click(await screen.findByRole('radio', { name: 'A pasted list' }))
  const pasted = () => screen.findByRole('textbox', { name: 'Dates, one on each line' })
  await user.click(await pasted())
  await user.paste('demà')
  expect(await screen.findByText(said(/Line 1, “demà”: there is no date/))).toBeVisible()
  await user.clear(await pasted())
  await user.paste('3/6/2031\n10/6/2031')
  const edit = async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Edit the copy of/ })
    if (first) await user.click(first)
    return titleBox()
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const question = () => screen.findByRole('alertdialog', { name: /^Close without keeping/ })
  await edit()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await isClosed()
  await user.type(await edit(), ' gran')
  await user.keyboard('{Escape}')
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await titleBox()).toHaveValue('Concert gran')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(within(await question()).getByRole('button', { name: /^Close without/ }))
  await isClosed()
  expect(await edit()).toHaveValue('Concert')
  await user.type(await titleBox(), ' gran')
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await isClosed()

  const leave = async (answer: string) => {
    await user.click(await screen.findByRole('link', { name: 'Back to the event' }))
    const name = 'Leave without creating the copies?'
    const asking = within(await screen.findByRole('alertdialog', { name }))
    expect(asking.getByText(/stay on this device/)).toBeVisible()
    await user.click(asking.getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await leave('Cancel')
  expect(await pasted()).toHaveValue('3/6/2031\n10/6/2031')
  await leave('Leave')
  expect(await titleBox()).toHaveValue('Concert')
  // Of the event itself nothing is unsaved.
  expect(screen.queryByRole('region', { name: /^You left this unsaved/ })).toBeNull()

  void router.navigate({ to: at })
  const left = within(await screen.findByRole('region', { name: /^You left this unsaved/ }))
  expect(left.getByText('A pasted list').parentElement).toHaveTextContent(
    'A pasted list 2 copies 1 changed by hand',
  )
  await user.click(left.getByRole('button', { name: 'Resume' }))
  expect(await pasted()).toHaveValue('3/6/2031\n10/6/2031')
  expect(await screen.findByText('Concert gran')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create 2 copies' }))
  await screen.findByText(/^Done: /)
  await waitFor(async () => expect(await storedCount('drafts')).toBe(0))
})
