import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp, openWorld } from '../../app/appBed.tsx'
import { pageJournal } from '../../collection/journal.ts'
import { idPath } from '../../collection/recordPath.ts'
import { safeUpdate } from '../../collection/safeWriter.ts'
import { created } from '../../collection/testSave.ts'
import { freshRecord } from '../../collection/writing.ts'
import { events } from '../../events/events.ts'
import { demoAccount } from '../../service/testSite.ts'

vi.setConfig({ testTimeout: 90_000 })

test('an undo of what was public is said to take it offline by whoever may not publish', async () => {
  const world = await openWorld({ mode: 'live' })
  onTestFinished(async () => {})
  const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }
  const values = { title: 'Fira', status: 'publish', ...times }
  const { record } = await created(world.service(), events, values)
  const account = demoAccount('contributor')
  const writing = { service: world.service(account), collection: events, journal: pageJournal }
  const path = idPath('events', record.id)
  const opened = await freshRecord(writing, path)
  await safeUpdate(writing, { path, opened, changes: { title: 'Fira gran' } })
  const { user } = await openApp(world, '/ca/history', account, 'en')
  await user.click(await screen.findByRole('button', { name: /^Undo/ }, { timeout: 20_000 }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/^Your account may not publish/)).toBeVisible()
})
