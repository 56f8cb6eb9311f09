import { noteQueued } from '../../../core/write/queue/enqueue.ts'
import type { EventUpdate } from '../../../resources/events/events.ts'
import { pageMode } from '../../../api/testWorld.ts'
import { titled, update, waiting, waitForDeletion, waitWith, fairIn } from './queueBed.ts'

test('what was said at a later visit takes the place of what was said before, and asks nothing', async () => {
  const { service, wait, sent, journal, send } = await fairIn(pageMode)
  const first = { title: 'Fira gran', description: '<p>Ball</p>', cost: '5€' }
  await wait(first, 'one')
  const later = { title: 'Fira petita', description: '<p>Ball i cant</p>' }
  await wait(later, 'another')
  await send()
  expect(sent).toHaveLength(2)
  expect(await waiting(service)).toEqual([])
  expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira petita', cost: '5€' }])
  expect(journal.entries()).toMatchObject([
    { before: { title: 'Fira' }, after: { title: 'Fira gran' } },
    { before: { title: 'Fira gran' }, after: { title: 'Fira petita' } },
  ])
})

test('the same when only the first went through before the page was left', async () => {
  const { service, wait, send } = await fairIn(pageMode)
  await wait({ title: 'Fira gran' }, 'one')
  await wait({ title: 'Fira petita' }, 'another')
  const [, later] = await waiting(service)
  if (!later) throw new Error('only one waits')
  await noteQueued(later, { stop: { kind: 'doubt' } })
  await send()
  await noteQueued(later, { stop: null })
  await send()
  expect(await waiting(service)).toEqual([])
  expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira petita' }])
})

test('what somebody else changed after the first is asked about all the same', async () => {
  const { world, service, path, wait, send } = await fairIn(pageMode)
  await wait({ title: 'Fira gran' }, 'one')
  await wait({ title: 'Fira petita' }, 'another')
  await world.meddle('after POST', path, { title: 'La seva' })
  await send()
  expect(await waiting(service)).toMatchObject([
    { stop: { kind: 'conflict', fields: [{ field: 'title', theirs: 'La seva' }] } },
  ])
})

test('what is said once more in the form of the first, after the later one, is asked about', async () => {
  const { service, wait, send } = await fairIn(pageMode)
  await wait({ title: 'Fira gran' }, 'one')
  await wait({ title: 'Fira petita' }, 'another')
  await wait({ title: 'Fira nova' }, 'one')
  await send()
  expect(await waiting(service)).toMatchObject([
    { stop: { kind: 'conflict', fields: [{ mine: 'Fira petita', theirs: 'Fira nova' }] } },
  ])
})

test('a deletion asked for after a change that waited, too, is no question either', async () => {
  const { service, fair, wait, sent, send } = await fairIn(pageMode)
  await wait({ title: 'Fira gran' }, 'one')
  await waitForDeletion(service, fair)
  await send()
  expect(sent).toHaveLength(2)
  expect(await titled(service, 'Fira')).toEqual([])
})

test('saved again from another form of the same record, nothing of the first is lost', async () => {
  const { world, service, fair, send } = await fairIn('live')
  const save = (changes: EventUpdate, form: string) =>
    waitWith(world, service, () => update(service, fair, changes), form)
  await save({ title: 'Una', cost: '5€' }, 'one')
  await save({ title: 'Dues' }, 'another')
  await send()
  expect(await titled(service, 'Dues')).toMatchObject([{ cost: '5€' }])
  expect(await waiting(service)).toEqual([])
})
