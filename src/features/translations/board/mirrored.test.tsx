import { cleanup, screen, waitFor } from '@testing-library/react'
import { editor, openApp, pageMode, worldOfEach, answering } from '../../../app/appBed.tsx'
import { entriesOf } from '../../../platform/entries.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'

const world = worldOfEach(pageMode)

async function make(language: string, title: string, days: number) {
  const day = addDays(todayIn('Europe/Madrid'), days)
  const times = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00`, status: 'publish' }
  return await world.makeIn(language, 'events', { title, ...times })
}

/** Keeps the answers of the service back until they are let go; what was asked by then. */
function holdBack() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const asked: string[] = []
  answering(async ({ path }, _, go) => {
    asked.push(path.split('/').at(-1) ?? '')
    await held
    return go()
  })
  return { asked, letGo }
}

const stored = async () => (await entriesOf('mirror', ownerOf(world.service(editor)))).length
const row = (name: string) => screen.findByRole('link', { name })
const open = () => openApp(world, '/ca/translations', editor, 'en')

test('a second visit shows rows at once, then what changed', async () => {
  const fair = await make('ca', 'Fira', 5)
  const race = await make('ca', 'Cursa', 6)
  await make('es', 'Feria', 5)
  await open()
  await row('Fira')
  // A head and a chunk of each language, and the routes of the content system.
  await waitFor(async () => expect(await stored()).toBe(6))
  cleanup()
  await world.ask('POST', `events/${fair}`, { title: 'Gran fira' })

  const { asked, letGo } = holdBack()
  await open()
  await row('Fira')
  // The content system, where it answers, tells of each language what changed last, and that alone is read.
  const isLive = pageMode === 'live'
  const looks = () => asked.filter((one) => one === (isLive ? 'tribe_events' : 'events'))
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  letGo()
  await row('Gran fira')
  await waitFor(() => expect(looks()).toHaveLength(3))
  expect(asked.filter((one) => one === 'events')).toHaveLength(isLive ? 1 : 3)
  cleanup()
  await world.ask('DELETE', `events/${race}`)

  const { session } = await open()
  await row('Gran fira')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cursa' })).toBeNull())
  session.signOut()
  await waitFor(async () => expect(await stored()).toBe(0))
})
