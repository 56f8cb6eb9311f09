import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { editor, openApp, openWorld } from '../app/appBed.tsx'
import { enqueueBeside } from '../collection/queue/queued.ts'
import { heldWrite } from '../collection/queue/unsent.ts'
import { idPath } from '../collection/recordPath.ts'
import { freshRecord } from '../collection/writing.ts'
import { writables } from '../records/records.ts'

test('an organizer that is deleted says which events it left without their others', async () => {
  const world = await openWorld({ mode: 'live' })
  onTestFinished(async () => {})
  const organizer: number[] = []
  for (const name of ['Colla', 'Cineclub'])
    organizer.push(Number((await world.ask('POST', 'organizers', { organizer: name })).id))
  const times = { start_date: '2030-02-01 10:00:00', end_date: '2030-02-01 12:00:00' }
  await world.ask('POST', 'events', { title: 'Cinema', status: 'publish', ...times, organizer })
  const service = world.service()
  const collection = writables.organizers
  const path = idPath('organizers', organizer[0] ?? 0)
  const opened = await freshRecord({ service, collection }, path)
  const meant = { service, collection, opened, changes: {}, deletes: true }
  await enqueueBeside(service, [heldWrite(meant, null)])
  const { user } = await openApp(world, '/ca/queue', editor, 'en')
  await screen.findByRole('listitem', { name: 'Colla' })
  await world.fail([{ kind: 'status', code: 500, method: 'POST', path: 'events' }])
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  const told = await screen.findByRole('region', { name: /^Sent since/ })
  expect(told).toHaveTextContent(/“.*Colla.*” is in the trash\./)
  expect(told).toHaveTextContent(/1 event has lost its other organizers too/)
})
