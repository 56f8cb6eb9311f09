import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openWorld } from '../../../app/appBed.tsx'
import { forget } from '../../../device/kept.ts'
import { pageModes } from '../../../service/testWorld.ts'
import { goOn, killAt, openImport, start } from './killedBed.ts'

vi.setConfig({ testTimeout: 240_000 })

const times = { start_date: '2027-03-05 10:00:00', end_date: '2027-03-05 12:00:00' }
const fairs = Array.from({ length: 8 }, (_, at) => `Fira ${at}`)

test('with what another page wrote, which cannot be read at first, changes are taken back once it can', async () => {
  for (const store of ['imports', 'history'] as const) await forget(store, 'all')
  const world = await openWorld({ mode: pageModes[0] ?? 'live' })
  const ids: number[] = []
  for (const title of fairs)
    ids.push(Number((await world.ask('POST', 'events', { ...times, title })).id))
  const { user } = await openImport(world)
  const lines = ids.map((id, at) => `${id},Ball ${at}`)
  const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
  await user.upload(input, new File([['id,title', ...lines].join('\n')], 'canvis.csv'))
  await user.click(await screen.findByRole('button', { name: 'Write 8 records…' }))
  const dying = killAt(7, true)
  await start(user)
  await dying.gone
  cleanup()
  vi.unstubAllGlobals()

  const anew = await openImport(world)
  await goOn(anew.user)
  const closed = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  const dialog = await start(anew.user)
  const undo = () => dialog.findByRole('button', { name: /^Undo (?:all )?\d changes?$/ })
  expect(await undo()).not.toHaveAccessibleName('Undo all 8 changes')
  await anew.user.click(await undo())
  expect(await dialog.findByText(/^What was there before could not be read/)).toBeVisible()
  closed.mockRestore()
  await anew.user.click(await undo())
  await anew.user.click(await dialog.findByRole('button', { name: 'Undo all 8 changes' }))
  await dialog.findByText('Undone: 8 saved.')
  const there = await Promise.all(ids.map((id) => world.ask('GET', `events/${id}`)))
  expect(there.map(({ title }) => title)).toEqual(fairs)
  cleanup()
  await world.drop()
})
