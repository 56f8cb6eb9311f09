// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { created } from '../collection/testSave.ts'
import { makeWorld, type TestWorld } from '../service/testWorld.ts'
import type { PlannedCopy } from './duplicate/copyPlan.ts'
import { currentPlan, keepPlan } from './duplicate/copyPlans.ts'
import { lookForCopies } from './duplicate/copying.ts'
import { events } from './events.ts'

let world: TestWorld
beforeAll(async () => {
  world = await makeWorld('live')
})
afterAll(() => world.drop())

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

async function lookedAt(title: string, copy: Pick<PlannedCopy, 'state' | 'wasSent'>) {
  const copying = { service: world.service(), id: 1 }
  const copies = [{ ...times, title, id: null, differs: [], ...copy }]
  const at = new Date().toISOString()
  keepPlan(copying, { at, title, values: { status: 'publish' }, known: [], copies })
  await lookForCopies(copying)
  return currentPlan(copying)?.copies[0]
}

test('a copy whose answer was lost, and that was not found at once, is looked for before another goes out', async () => {
  const sent = { state: 'refused', wasSent: true } as const
  expect(await lookedAt('Fira', sent)).toMatchObject({ state: 'refused' })
  const made = { ...times, title: 'Fira', status: 'publish' }
  const { record } = await created(world.service(), events, made)
  expect(await lookedAt('Fira', sent)).toMatchObject({ state: 'made', id: record.id })
  expect(await lookedAt('Fira', { state: 'refused' })).toMatchObject({ state: 'refused' })
})
