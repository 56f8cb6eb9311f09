import { screen, waitFor, within } from '@testing-library/react'
import { forget } from '../../../platform/entries.ts'
import { makeWorld } from '../../../api/testWorld.ts'
import { openBeside } from '../translationsBed.tsx'
import { column, titleNow } from './pairedBed.ts'

test.each([
  ['categories', 'Category “Dansa” in English'],
  ['tags', 'Tag “Dansa” in English'],
] as const)('of %s whose answer is lost a person is asked, once made', async (of, question) => {
  localStorage.clear()
  await forget('pairs', 'all')
  const world = await makeWorld('live')
  const inEnglish = async (path: string, name: string) =>
    JSON.stringify(await world.askIn('en', 'GET', path)).split(name).length - 1
  const term = await world.ask('POST', of, { name: 'Dansa' })
  const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
  const facts = { ...times, title: 'Ball', slug: 'ball', status: 'draft', [of]: [term.id] }
  const source = await world.make('events', facts)
  const { user } = await openBeside(world, 'ca', source)
  const english = within(await column('English'))
  await user.click(await english.findByRole('button', { name: 'Create the version in English' }))
  const dialog = await screen.findByRole('dialog', { name: 'New version in English' })
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Create the draft' }))
  await user.click(within(dialog).getByRole('combobox', { name: question }))
  await user.click(await screen.findByRole('option', { name: 'Create “Dansa” there' }))
  await world.fail([
    { kind: 'lostAnswer', method: 'POST', path: of, times: 1 },
    { kind: 'dropped', method: 'GET', pattern: `^${of}/?$` },
  ])
  await press()
  await within(dialog).findByRole('alert')
  await world.fail([])
  await press()
  const asked = within(await screen.findByRole('dialog', { name: 'It seems to exist already' }))
  const there = await inEnglish(`${of}?hide_empty=false`, '"name":"Dansa"')
  await user.click(asked.getByRole('button', { name: /^Use/ }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(titleNow('English')).toHaveValue('Ball'))
  expect(await inEnglish(`${of}?hide_empty=false`, '"name":"Dansa"')).toBe(there)
  const drafts = 'events?status=draft&starts_after=2000-01-01'
  expect(await inEnglish(drafts, '"title":"Ball"')).toBe(1)
})
