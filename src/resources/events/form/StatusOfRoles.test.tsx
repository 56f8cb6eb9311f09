import { demoAccount, answering, refused } from '../../../api/testSite.ts'
import { pageMode, worldOfEach } from '../../../api/testWorld.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'
import { openPage } from '../eventPagesBed.tsx'
import { made, retitle, save, typeMoment } from '../testFormTyping.ts'

const world = worldOfEach(pageMode)

const mayNot = /Your account may not publish. It stays pending review/

async function openAs(login: string) {
  const account = demoAccount(login)
  const { user, router } = await openPage(world, { at: '/ca/events/new', account })
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Fira')
  await typeMoment(user, 'Start', '241220302030')
  const choose = (status: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status)
  return { user, router, choose }
}

test('who will see an event is told a contributor before, and what the service has made of it after', async () => {
  const { user, router, choose } = await openAs('contributor')
  await choose('Published')
  expect(await screen.findByText(mayNot)).toHaveTextContent(/^Visible to everyone\./)
  await choose('Scheduled')
  expect(await screen.findByText(mayNot)).toHaveTextContent(/or it’s published at once/)
  await choose('Draft')
  expect(screen.queryByText(mayNot)).toBeNull()
  expect(screen.getByText('Visible only to your team.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send for review' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  await choose('Published')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText(said('“Fira” has been added: pending review.'))
  expect(await screen.findByText(/Status: you entered “Published”/)).toHaveTextContent(
    'so it’s pending review. You can keep changing it until an editor publishes it.',
  )
  expect(screen.queryByRole('button', { name: 'Reapply: Status' })).toBeNull()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/ca\/events\/\d+$/))
  const id = router.state.location.pathname.split('/').at(-1)
  expect(await world.ask('GET', `events/${id}`)).toMatchObject({ status: 'pending' })
})

// As the interface says, such an account may not write it, and nothing is asked.
test.runIf(pageMode === 'live')(
  'who will see an event a contributor is asked before what is published goes offline',
  async () => {
    const id = await made(world, { status: 'publish' })
    const account = demoAccount('contributor')
    const { user } = await openPage(world, { at: `/ca/events/${id}`, account })
    await screen.findByText(mayNot)
    await retitle(user, 'Una altra')
    await save(user, 'Update')
    const asked = await screen.findByRole('alertdialog', { name: /goes offline/ })
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    expect(await world.ask('GET', `events/${id}`)).toMatchObject({ status: 'publish' })
    await save(user, 'Update')
    await user.click(await screen.findByRole('button', { name: 'Save and take offline' }))
    await screen.findByText(/Status: you entered|pending review/)
    await waitFor(async () =>
      expect(await world.ask('GET', `events/${id}`)).toMatchObject({ status: 'pending' }),
    )
  },
)

test('who will see an event what is made private is said to lose its password', async () => {
  const { choose } = await openAs('editor')
  await choose('Private')
  expect(
    screen.getByText(/^Visible only to signed-in editors .* Any password may be erased/),
  ).toBeVisible()
})

test('who will see an event a draft is told to keep no publication date, and can be scheduled with it', async () => {
  const { user, choose } = await openAs('editor')
  await choose('Draft')
  expect(screen.queryByText(/keeps no publication date/)).toBeNull()
  await user.click(screen.getByText('Advanced'))
  await typeMoment(user, 'Publication date', '241120300900')
  expect(await screen.findByText(/keeps no publication date/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('future')
  expect(screen.queryByText(/keeps no publication date/)).toBeNull()
})

test('who will see an event is said to be unknown where the site does not tell what an account may do', async () => {
  answering(({ path }, _, go) =>
    path.includes('/wp/v2/users/me') ? refused(404, 'rest_no_route') : go(),
  )
  const { choose } = await openAs('contributor')
  await choose('Published')
  expect(await screen.findByText(/see after saving whether your account may publish/)).toBeVisible()
})
