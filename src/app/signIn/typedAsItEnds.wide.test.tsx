import { ownerOf } from '../../core/query/owner.ts'
import { draftsOf } from '../../core/write/drafts.ts'
import { made, retitle, titleBox } from '../../resources/events/testFormTyping.ts'
import { fireEvent, screen, waitFor, within } from '../../testSaid.ts'
import { editor, openApp, pageMode, worldOfEach } from '../appBed.tsx'

const world = worldOfEach(pageMode)

/** Types a title and has the session end at once, before what was typed is kept. */
async function typedAsItEnds() {
  const { user, session } = await openApp(world, `/ca/events/${await made(world)}`, editor, 'en')
  const box = await titleBox()
  await retitle(user, 'Concert de Nadal')
  await world.fail([{ kind: 'endedSession', path: 'venues', times: 1 }])
  const asked = session.current().service?.request({ method: 'GET', path: 'venues' })
  asked?.catch(() => null)
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  return { user, box, dialog }
}

const kept = (title: string) =>
  waitFor(async () => {
    const [draft] = await draftsOf(ownerOf(world.service()))
    expect(draft?.body.boxes).toMatchObject({ title })
  })

test('what is typed as a session ends stands in its box after signing in again, unsaved and kept', async () => {
  const { user, box, dialog } = await typedAsItEnds()
  // The keys of somebody who types on are taken by nothing in the dialog.
  expect(within(dialog).getByRole('heading')).toHaveFocus()
  // Words that an input method had on their way.
  fireEvent.change(box, { target: { value: 'Concert de Nadal i Reis' } })
  await user.type(within(dialog).getByLabelText(/^Application password/), 'editor demo password')
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await titleBox()).toBe(box)
  expect(box).toHaveValue('Concert de Nadal i Reis')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await kept('Concert de Nadal i Reis')
})

test('what is typed as a session ends is kept where somebody leaves it for another account', async () => {
  const { user, dialog } = await typedAsItEnds()
  await user.click(within(dialog).getByRole('button', { name: 'Another account…' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  await kept('Concert de Nadal')
})
