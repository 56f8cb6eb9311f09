import type { Service } from '../../../api/service.ts'
import { addDays, todayIn, type WallDay } from '../../../time/wallTime.ts'
import { EventList } from '../eventList.tsx'
import { openRoutes } from '../../../testRoutes.tsx'

/** jsdom lays nothing out: a window wide enough for a table. */
const media = Object.assign(new EventTarget(), { matches: false })
beforeEach(() => void vi.stubGlobal('matchMedia', () => media))

const today = todayIn('Europe/Madrid')

/** A day so many from today. */
export function dayFromNow(days: number): WallDay {
  return addDays(today, days)
}

interface Made {
  title: string
  /** days from today */
  from: number
  to?: number
  over?: Record<string, unknown>
}

/** Adds an event from ten to noon; resolves its id. */
export async function addEvent(service: Service, { title, from, to = from, over }: Made) {
  const body = {
    title,
    start_date: `${dayFromNow(from)} 10:00:00`,
    end_date: `${dayFromNow(to)} 12:00:00`,
    status: 'publish',
    ...over,
  }
  const made = await service.request({ method: 'POST', path: 'events', body })
  if (typeof made !== 'object' || made === null || !('id' in made)) throw new Error('no event')
  return Number(made.id)
}

/** The real list over a service, at an address such as `?search=jazz`. */
export async function openList(service: Service, search = '') {
  const { user, router } = await openRoutes(service, `/${service.language}/events${search}`, {
    '/$language/events': EventList,
    '/$language/events/new': () => <h1>A new event</h1>,
    '/$language/events/$id': () => <h1>The event</h1>,
    '/$language/events/by-slug/$slug': () => <h1>The event by slug</h1>,
  })
  const address = () => Object.fromEntries(new URLSearchParams(router.state.location.searchStr))
  return { user, address, path: () => router.state.location.pathname }
}
