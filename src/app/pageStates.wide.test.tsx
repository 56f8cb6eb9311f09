import { act, screen, waitFor } from '@testing-library/react'
import { addDays, todayIn } from '../time/wallTime.ts'
import { editor, modes, openApp, makeWorld } from './appBed.tsx'
import { type Name, names, readAtOnce, slugs } from './testEveryPage.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
const dates = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

/** What each collection holds, and how the list of it names that. */
const held = {
  events: { title: 'Fair', status: 'publish', slug: slugs.events, ...dates },
  venues: { venue: 'Hall', status: 'publish', slug: slugs.venues },
  organizers: { organizer: 'Club', status: 'publish', slug: slugs.organizers },
  categories: { name: 'Music' },
  tags: { name: 'Outdoors', slug: 'open-air' },
} as const satisfies Record<Name, object>

const nameIn = (name: Name): string => {
  const record: Record<string, string> = held[name]
  return record.title ?? record.venue ?? record.organizer ?? record.name ?? ''
}

/** What the page is there for. */
function findIt(name: Name, as: (typeof readAtOnce)[number][2]): Promise<HTMLElement> {
  if (as === 'box') return screen.findByDisplayValue(nameIn(name))
  if (as === 'heading') return screen.findByRole('heading', { name: /Fair/, level: 1 })
  return screen.findByRole('link', { name: as === 'trashed' ? 'Gone' : nameIn(name) })
}

/** From when the page says to be: a list was updated, a record was read. */
const from = {
  link: /^Updated \d\d:\d\d$/,
  trashed: /^Updated \d\d:\d\d$/,
  box: /^Updated \d\d:\d\d$/,
  heading: /^Updated \d\d:\d\d$/,
} as const

function beOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}

/** Somebody comes back to the page a minute later: what it shows is read again. */
function comeBack(): void {
  const later = Date.now() + 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

describe.each(modes)('every page over the %s service', async (mode) => {
  const ids = new Map<Name, number>()
  const world = await makeWorld(mode)
  for (const name of names) ids.set(name, await world.make(name, held[name]))
  const gone = await world.ask('POST', 'events', { title: 'Gone', ...dates })
  await world.ask('DELETE', `events/${Number(gone.id)}`)
  afterEach(() => world.fail([]))

  test.each(readAtOnce)('%s says what kept it away, and stays', async (path, name, as) => {
    const page = path.replace(':id', String(ids.get(name)))
    await world.fail([{ kind: 'status', code: 500 }])
    const { user } = await openApp(world, page, editor, 'en')
    await screen.findByText('The site failed')
    const retry = () => user.click(screen.getByRole('button', { name: 'Try again' }))

    await world.fail([{ kind: 'html', code: 200 }])
    await retry()
    await screen.findByText('The site’s answer can’t be read')

    beOnline(false)
    await world.fail([{ kind: 'dropped' }])
    await retry()
    await screen.findByText('This device has no connection')

    beOnline(true)
    await world.fail([])
    await retry()
    await findIt(name, as)
    await waitFor(() => expect(screen.queryByText('This device has no connection')).toBeNull())

    await world.fail([{ kind: 'html', code: 200 }])
    comeBack()
    await screen.findByText('The site’s answer can’t be read')
    expect(await findIt(name, as)).toBeVisible()
    expect(screen.getByText(from[as])).toBeVisible()
  })
})
