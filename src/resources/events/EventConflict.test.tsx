import { openPage } from './eventPagesBed.tsx'
import { made, retitle, save, titleBox, typeMoment } from './testFormTyping.ts'
import { pageMode, worldOfEach } from '../../api/testWorld.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'

const world = worldOfEach(pageMode)

/** Somebody else changes these fields just before the event is read again for a save. */
const colleague = (id: number, fields: object) => world.meddle('before GET', `events/${id}`, fields)

const conflict = () => screen.findByRole('dialog', { name: 'Someone else changed it' })
const settle = 'Save with this choice'

test('a field that two changed is compared word by word, chosen or merged; what is merged is not lost', async () => {
  const id = await made(world)
  const { user } = await openPage(world, { at: `/ca/events/${id}` })
  await retitle(user, 'Concert de Nadal')
  await colleague(id, { title: 'Concert d’hivern', website: 'https://example.org/' })
  await save(user)
  const merge = async (dialog: HTMLElement, text: string) => {
    await user.click(within(dialog).getByRole('radio', { name: 'Merge both by hand' }))
    await user.type(within(dialog).getByRole('textbox', { name: /both together/ }), text)
  }
  const first = await conflict()
  expect(first).toHaveTextContent(/The other change was saved on .+\. The site doesn’t say/)
  expect(within(first).getAllByRole('heading', { level: 3 })).toHaveLength(1)
  await waitFor(() => expect(first).toHaveTextContent('Added: d’hivern end.'))
  await waitFor(() => expect(first).toHaveTextContent('Added: de Nadal end.'))
  await merge(first, ' i més')
  await user.click(within(first).getByRole('button', { name: 'Back to the form' }))
  expect(await titleBox()).toHaveValue('Concert de Nadal i més')

  await save(user)
  const second = await conflict()
  await merge(second, ' encara')
  await world.fail([{ kind: 'dropped', method: 'POST', path: 'events', times: 1 }])
  await user.click(within(second).getByRole('button', { name: settle }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/wasn’t saved/)
  expect(await titleBox()).toHaveValue('Concert de Nadal i més encara')
  await save(user)
  await screen.findByText(said(/^“Concert de Nadal i més encara” has been saved/))
  const website = 'https://example.org/'
  expect(await world.ask('GET', `events/${id}`)).toMatchObject({ website })

  await retitle(user, 'Concert')
  await colleague(id, { title: 'Concert d’estiu' })
  await save(user)
  const third = await conflict()
  await user.click(within(third).getByRole('radio', { name: 'Their version' }))
  await user.click(within(third).getByRole('button', { name: settle }))
  await waitFor(async () => expect(await titleBox()).toHaveValue('Concert d’estiu'))
  expect(await world.ask('GET', `events/${id}`)).toMatchObject({
    title: expect.stringMatching(/estiu$/),
  })
})

test('an end that would lie before the start somebody else moved is asked about', async () => {
  const id = await made(world)
  const { user } = await openPage(world, { at: `/ca/events/${id}` })
  await typeMoment(user, 'End', '011220262100')
  await colleague(id, { start_date: '2026-12-01 21:30:00' })
  await save(user)
  const dialog = await screen.findByRole('dialog', {
    name: 'This event would end before it starts',
  })
  within(dialog).getByText(/^Your change doesn’t fit what is there/)
  expect(within(dialog).queryByText(/someone|The other change/i)).toBeNull()
  const choice = within(within(dialog).getByRole('region'))
  choice.getByRole('heading', { name: 'End' })
  choice.getByText(said(/^Start is now .*21:30.* it would end before it starts/))
  choice.getByRole('radio', { name: /^Now: .*22:00/ })
  expect(choice.getByRole('radio', { name: /^My version: .*21:00/ })).toBeChecked()
})

test('what somebody else changed during a save is told, and put back, unless the service does not', async () => {
  const id = await made(world, { excerpt: 'Resum' })
  const path = `events/${id}`
  const { user } = await openPage(world, { at: `/ca/${path}` })
  const price = await screen.findByRole('textbox', { name: /^Price/ })
  await user.clear(price)
  await user.type(price, '20')
  await world.meddle('before POST', path, { title: 'La seva', excerpt: 'El seu' })
  await save(user)
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('While saving, someone else or the site changed this')
  expect(note).toHaveFocus()
  expect(note).toHaveTextContent('Title: intended “Concert”, now “La seva”.')
  expect(await titleBox()).toHaveValue('La seva')
  await user.click(within(note).getByRole('button', { name: 'Reapply my values' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
  const excerpt = expect.stringContaining('Resum')
  expect(await world.ask('GET', path)).toMatchObject({ title: 'Concert', excerpt })

  await retitle(user, 'Concert de Nadal')
  await world.meddle('after POST', path, { featured: false }, 2)
  await save(user)
  await user.click(await screen.findByRole('button', { name: 'Reapply: Featured' }))
  expect(await screen.findByText(/The site refused it again/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reapply: Featured' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keep as is' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was saved here and set back by another save is found when it is read again, and put back', async () => {
  const id = await made(world, { website: 'https://example.org/a' })
  const path = `events/${id}`
  const { title, start_date, end_date, timezone, status, website } = await world.ask('GET', path)
  const { user, client } = await openPage(world, { at: `/ca/${path}` })
  const price = await screen.findByRole('textbox', { name: /^Price/ })
  await user.clear(price)
  await user.type(price, '20')
  await save(user)
  await screen.findByText(/has been saved/)
  const repeated = { start_date, end_date, timezone, status, website, featured: true, cost: '12' }
  await world.ask('POST', path, { ...repeated, title: `${String(title)} seu` })
  await client.invalidateQueries()
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('Another save replaced your changes')
  expect(note).toHaveTextContent(/Price: intended “20.*”, now “12.*”\./)
  expect(screen.getByText(/updated here: Title\.$/)).toBeVisible()
  await user.click(within(note).getByRole('button', { name: 'Reapply: Price' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
  const after = await world.ask('GET', path)
  expect(after).toMatchObject({ title: 'Concert seu' })
  expect(String(after.cost)).toContain('20')
})
