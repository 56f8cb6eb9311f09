import type { TestWorld } from '../../../api/testWorld.ts'
import { undoEntry } from '../../write/undo/undoEntry.ts'
import { memoryJournal } from '../../write/testJournal.ts'
import { idPath } from '../../resource/recordPath.ts'
import { writables } from '../../../resources/records.ts'
import { Conflict } from '../../write/saved.ts'
import { safeUpdate } from '../../write/safeWriter.ts'
import { freshRecord } from '../../write/writing.ts'
import { media } from './media.ts'
import { altOf, describe, pictureWorld } from './pictureWordsBed.ts'

let world: TestWorld
let picture: number
beforeEach(async () => {
  const made = await pictureWorld()
  world = made.world
  picture = made.picture
})

const place = () => ({ service: world.service(), collection: media })
const path = () => idPath('media', picture)
async function save(alt: string, alt_text: string, journal = memoryJournal()) {
  const opened = { ...(await freshRecord(place(), path())), alt }
  const saved = await safeUpdate(
    { ...place(), journal },
    { path: path(), opened, changes: { alt_text } },
  )
  return saved.record.alt
}

test('an alternative text is in the history, can be emptied, and is undone from there', async () => {
  const journal = memoryJournal()
  expect(await save('La plaça', '', journal)).toBe('')
  const [entry, ...others] = journal.entries()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ collection: 'media', id: picture, changes: { alt_text: '' } })
  if (!entry) return
  const { service } = place()
  const under = { service, writables, series: 'undo', journal, renewed: new Map() }
  expect((await undoEntry(under, entry)).outcome.kind).toBe('saved')
  expect(await altOf(world, picture)).toBe('La plaça')
})

test('one that somebody else changed since it was read is not written over', async () => {
  await describe(world, picture, 'La festa')
  const error: unknown = await save('La plaça', 'La nit').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Conflict)
  expect(await altOf(world, picture)).toBe('La festa')
})

test('one whose answer is lost is looked up, and is in doubt where that fails', async () => {
  const ask = globalThis.fetch
  let isBlind = false
  let posts = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
    if (isBlind && posts > 0) throw new TypeError('no network')
    const answer = await ask(address, how)
    if (how?.method !== 'POST') return answer
    posts += 1
    throw new TypeError('the answer is lost')
  })
  expect(await save('La plaça', 'La nit')).toBe('La nit')
  expect(posts).toBe(1)
  isBlind = true
  posts = 0
  await expect(save('La nit', 'El dia')).rejects.toMatchObject({ afterWrite: 'unknown' })
  vi.restoreAllMocks()
})
