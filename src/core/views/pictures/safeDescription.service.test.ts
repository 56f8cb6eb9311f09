import { beforeEach, expect, test, vi } from 'vitest'
import { makeWorld, type TestWorld } from '../../../api/testWorld.ts'
import { describePicture, readPicture } from './media.ts'
import { OtherWords, safeDescription } from './safeDescription.ts'

let world: TestWorld
let id: number
beforeEach(async () => {
  world = await makeWorld('live', { data: 'town', options: { media: true } })
  const { venues } = await world.ask('GET', 'venues?per_page=50')
  id = Number([venues].flat().flatMap((venue) => Object(Object(venue).image).id ?? [])[0])
  await describePicture(world.service(), id, 'La plaça')
})

const altNow = async () => (await readPicture(world.service(), id)).alt
const save = (opened: string, meant: string) =>
  safeDescription(world.service(), id, { opened, meant })

test('an alternative text that somebody else changed since it was read is not written over', async () => {
  await describePicture(world.service(), id, 'La festa')
  const error: unknown = await save('La plaça', 'La nit').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(OtherWords)
  expect(error).toMatchObject({ now: 'La festa' })
  expect(await altNow()).toBe('La festa')
  expect(await save('La festa', 'La nit')).toBe('La nit')
})

/** The service does what is posted and its answer is lost; after that nothing of it can be read. */
function losingAnswers(isBlind: boolean) {
  const ask = globalThis.fetch
  let posts = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
    if (isBlind && posts > 0) throw new TypeError('no network')
    const answer = await ask(address, how)
    if (how?.method !== 'POST') return answer
    posts += 1
    throw new TypeError('the answer is lost')
  })
  return () => posts
}

test('one whose answer is lost is looked up, and is in doubt where that fails', async () => {
  const posts = losingAnswers(false)
  expect(await save('La plaça', 'La nit')).toBe('La nit')
  expect(posts()).toBe(1)
  vi.restoreAllMocks()
  losingAnswers(true)
  await expect(save('La nit', 'El dia')).rejects.toMatchObject({ afterWrite: 'unknown' })
  vi.restoreAllMocks()
  // It arrived: nothing is sent to find that out.
  const none = losingAnswers(false)
  expect(await save('La nit', 'El dia')).toBe('El dia')
  expect(none()).toBe(0)
})
