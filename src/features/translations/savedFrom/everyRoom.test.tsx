import { editor, openApp, makeWorld } from '../../../app/appBed.tsx'
import { forget } from '../../../platform/entries.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'
import { keepPair } from '../near/useKeepPair.ts'

test('a source that is changed in its ordinary form leaves its translation out of date, until that is saved too', async () => {
  await forget('operations', 'all')
  const world = await makeWorld('live')
  const day = addDays(todayIn('Europe/Madrid'), 3)
  const on = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`, status: 'publish' }
  const make = async (code: string, title: string) => {
    const body = { title, description: `<p>${title}</p>`, slug: 'fira', ...on }
    return await world.makeIn(code, 'events', body)
  }
  const ids = { ca: await make('ca', 'Fira'), es: await make('es', 'Feria') }
  await keepPair(world.service(editor), { collection: 'events', versions: ids })
  const spanish = async (title: string) => {
    const link = await screen.findByRole('link', { name: title }, { timeout: 60_000 })
    return within(link.closest('tr') ?? document.body).getAllByRole('cell')[3]
  }
  const { user, go } = await openApp(world, `/ca/events/${ids.ca}`, editor, 'en')
  const save = async (more: string, title: string) => {
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), more)
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText(said(new RegExp(`“${title}” has been saved`)))
  }
  const mark = 'The source has changed'
  await save(' de Nadal', 'Fira de Nadal')
  go('/ca/translations?state=outOfDate')
  expect(await spanish('Fira de Nadal')).toHaveTextContent(mark)
  go(`/ca/translations/${ids.ca}`)
  const note = 'Catalan has changed since this translation was saved here'
  expect(await screen.findByText(note)).toBeVisible()

  go(`/es/events/${ids.es}`)
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Feria'))
  await save(' de Navidad', 'Feria de Navidad')
  go('/ca/translations')
  await waitFor(async () => expect(await spanish('Fira de Nadal')).not.toHaveTextContent(mark))
})
