import { idPath } from '../../../core/resource/recordPath.ts'
import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { makeWorld, memoryJournal, pictures } from '../../../core/write/testSave.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { languageOf } from '../../../api/language.ts'
import { type VenueRecord, venues } from '../../../resources/venues/venues.ts'
import { factKinds } from '../facts/factKinds.ts'
import { foundIn } from '../near/found.ts'
import { type FactsCopy, copyingFacts } from './copiedFacts.ts'

const none = foundIn([], { together: [], apart: [] })

test('a venue takes the picture of its version, and keeps all else', async () => {
  const world = await makeWorld('live', { options: { media: true } })
  const service = world.service()
  const es = languageOf(service.configuration, 'es')
  if (es === null) throw new Error('no Spanish')
  const there = service.in(es)
  const [one, other] = await pictures(service)
  const make = (code: string, values: object) => world.makeIn(code, 'venues', values)
  const ids = [
    await make('ca', { venue: 'Teatre Vell', image: one, phone: '1', city: 'Vic' }),
    await make('es', { venue: 'Teatro Viejo', image: other, phone: '1', city: 'Vich' }),
  ] as const
  const collection = venues
  const record = await freshRecord({ service, collection }, idPath('venues', ids[0]))
  const opened = await freshRecord({ service: there, collection }, idPath('venues', ids[1]))
  const kind = factKinds.venues
  const target = { service: there, record: opened }
  const carry: FactsCopy = { kind, source: { service, record }, target, names: ['image'] }
  const step = copyingFacts(kind, [carry], none, {})(opened)
  expect(step).toEqual({ kind: 'update', changes: { image: one } })
  if (step.kind !== 'update') return
  const writing = { service: there, collection, journal: memoryJournal() }
  const saved = await safeUpdate(writing, {
    path: idPath('venues', ids[1]),
    opened,
    changes: step.changes,
  })
  expect(saved.differences).toEqual([])
  const rest = ({ image: _image, modified: _at, modified_utc: _utc, ...all }: VenueRecord) => all
  expect(saved.record.image).toMatchObject({ id: Number(one) })
  expect(rest(saved.record)).toEqual(rest(opened))
})
