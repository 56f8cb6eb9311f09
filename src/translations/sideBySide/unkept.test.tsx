import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeWorld, pageModes } from '../../service/testWorld.ts'
import { keepPair } from '../near/keepPair.ts'
import { openBeside } from '../translationsBed.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A device without room for what translations were made from. */
function fillDevice() {
  const real = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
    this: IDBObjectStore,
    ...entry
  ) {
    if (this.name === 'translated') throw new DOMException('full', 'QuotaExceededError')
    return real.apply(this, entry)
  })
}

test.each(pageModes)(
  'a note that finds no room is said over the %s service, until one does',
  async (mode) => {
    const world = await makeWorld(mode)
    const when = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
    const make = async (language: string, title: string) =>
      Number((await world.askIn(language, 'POST', 'events', { title, ...when })).id)
    const versions = { ca: await make('ca', 'Concert'), es: await make('es', 'Concierto') }
    await keepPair(world.service(), { collection: 'events', versions })
    const { user } = await openBeside(world, 'ca', versions.ca)
    const words = /could not note what a translation was made from/
    const save = async (text: string) => {
      const column = await screen.findByRole('region', { name: 'Spanish' })
      await user.type(within(column).getByRole('textbox', { name: /^Title/ }), text)
      await user.click(screen.getByRole('button', { name: 'Save all languages' }))
    }
    fillDevice()
    await save(' grande')
    expect(await screen.findByText(words)).toBeVisible()
    expect(await world.askIn('es', 'GET', `events/${versions.es}`)).toMatchObject({
      title: 'Concierto grande',
    })
    vi.restoreAllMocks()
    await save(' hoy')
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    await world.drop()
  },
)
