import { editor, openApp, makeWorld } from '../../../app/appBed.tsx'
import { said, screen, waitFor, within } from '../../../testSaid.ts'

test('what an undo takes out of the trash and is not as it was is said with both values, and put back with its password', async () => {
  const world = await makeWorld('live')
  const event = { title: 'Estrena', cost: '5 €', website: 'https://a.test/', status: 'publish' }
  const times = { start_date: '2031-05-02 18:00:00', end_date: '2031-05-02 20:00:00' }
  const { id } = await world.ask('POST', 'events', { ...event, ...times })
  const path = `events/${Number(id)}`
  const meddle = (fields: object) => world.meddle('before GET', path, fields)
  await meddle({ password: 'sesam' })
  const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
  await user.type(await screen.findByLabelText('Password of the event'), 'sesam{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Move to the trash…' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/Published\. Visible to everyone\./)
  await user.click(question.getByRole('button', { name: 'Move to the trash' }))
  await screen.findByText(said('“Estrena” is in the trash.'))

  await meddle({ cost: '9 €', website: 'https://b.test/' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const news = await screen.findByText(said(/^“Estrena” is back: published\. The site saved these/))
  expect(news).toHaveTextContent(/Price and Website\.$/)
  await user.click(screen.getByRole('button', { name: 'Reapply…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Estrena' })
  await waitFor(() => expect(dialog).toHaveTextContent(/Price: intended “5 ?€”, now “9 ?€”\./))
  await user.click(within(dialog).getByRole('button', { name: 'Reapply my values' }))
  await screen.findByText(said('“Estrena” now has your values.'))
  const { status, cost, website } = await world.ask('GET', `${path}?password=sesam`)
  expect([status, website]).toEqual(['publish', event.website])
  expect(cost).toMatch(/5/)
})
