import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageJournal } from '../../collection/journal.ts'
import { safeDeletion } from '../../collection/safeDeletion.ts'
import { created } from '../../collection/testSave.ts'
import { forget } from '../../device/kept.ts'
import { events } from '../../events/events.ts'
import { writables } from '../../records/records.ts'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

const span = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

let world: World
let path: string
beforeEach(async () => {
  localStorage.clear()
  await forget('history', 'all')
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
})

/** A category of two events is deleted, and that is undone while no write to the second gets there. */
async function undone(password: string) {
  const service = world.service()
  const { record } = await created(service, writables.categories, { name: 'Teatre' })
  const make = (title: string) =>
    created(service, events, { ...span, title, status: 'publish', categories: [record.id] })
  await make('Fira')
  path = `events/${(await make('Gala')).record.id}`
  const fields = { password }
  await world.fail([{ kind: 'colleague', when: 'before', method: 'GET', path, times: 1, fields }])
  await world.ask('GET', `${path}?password=${password}`)
  const writing = { service, collection: writables.categories, journal: pageJournal }
  await safeDeletion(writing, { path: `categories/${record.id}`, id: record.id })
  await world.fail([{ kind: 'dropped', method: 'POST', path }])
  const { user } = await openApp(world, '/ca/history', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Undo: Teatre' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  await dialog.findByText(said(/^1 record is linked to it again\./))
  expect(dialog.getByText(said('0 changes undone. 1 needs looking at.'))).toBeVisible()
  return { user, dialog }
}

type Undone = Awaited<ReturnType<typeof undone>>

async function triedAgain({ user, dialog }: Undone, password: string) {
  await dialog.findByText(said(/^Gala: The calendar did not answer/))
  expect(dialog.queryByLabelText('Password of the event')).toBeNull()
  await world.fail([])
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText(said(/^2 records are linked to it again\./))
  expect(dialog.getByText(said('1 change undone.'))).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  await waitFor(async () =>
    expect(await world.ask('GET', `${path}?password=${password}`)).toMatchObject({
      categories: [{ name: 'Teatre' }],
    }),
  )
}

test('a link that the network did not carry is counted as open, and can be tried again', async () => {
  await triedAgain(await undone(''), '')
})

test('one with a password that was right is tried again with that', async () => {
  const { user, dialog } = await undone('sesam')
  await user.type(await dialog.findByLabelText('Password of the event'), 'sesam{Enter}')
  await triedAgain({ user, dialog }, 'sesam')
})
