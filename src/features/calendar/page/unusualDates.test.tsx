import { screen, waitFor } from '@testing-library/react'
import { editor, openApp, makeWorld, pageMode, answering } from '../../../app/appBed.tsx'

const perPage = 50
const day = '2027-03-12'

const world = await makeWorld(pageMode)
let id = 0
const wire = (title: string, start_date: string, end_date: string) => {
  id += 1
  return { id, title, start_date, end_date, status: 'publish' }
}

/** What a service that was filled by other means has in March 2027; `backwards` is what a query for an overlap leaves out. */
const march: { overlapping: readonly object[]; backwards: readonly object[] } = {
  overlapping: [],
  backwards: [],
}

function open(view: string) {
  answering(({ query }, _, go) => {
    if (!('starts_before' in query)) return go()
    const listed = 'ends_before' in query ? march.backwards : march.overlapping
    const all = query['starts_before'] === '2027-04-04' ? listed : []
    const page = Number(query['page'] ?? '1')
    const events = all.slice((page - 1) * perPage, page * perPage)
    const total_pages = Math.ceil(all.length / perPage)
    return Response.json({ events, total: all.length, total_pages })
  })
  return openApp(world, `/en/calendar?view=${view}&date=${day}`, editor)
}

// The component hides what it has not measured, and here nothing can be: it is found by what is in it.
const drawn = (title: string) =>
  [...document.querySelectorAll('a.calendar-event')].filter(({ textContent }) =>
    textContent.includes(title),
  )

/** How many are drawn on the grid or counted in a way to more of them. */
function counted(title: string) {
  const more = [...document.querySelectorAll('.calendar-more')]
  const left = more.map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0] ?? 0))
  return drawn(title).length + left.reduce((sum, one) => sum + one, 0)
}

const walk = wire('Walk', `${day} 10:00:00`, `${day} 10:00:00`)
/** It ends a year before it starts. */
const fair = wire('Fair', `${day} 12:00:00`, '2026-03-12 12:00:00')
const exhibition = wire('Exhibition', '2026-06-01 10:00:00', '2027-06-01 20:00:00')
const acts = Array.from({ length: 300 }, (_, at) =>
  wire(`Act ${at}`, `${day} 10:00:00`, `${day} 11:00:00`),
)

test('an agenda lists and explains what has no end, ends before it starts, or lasts a year', async () => {
  march.overlapping = [walk, exhibition]
  march.backwards = [fair]
  const { user, go } = await open('agenda')
  await screen.findAllByText(/: 3 events$/)
  const running = (await screen.findByRole('heading', { name: 'Already running' })).parentElement
  expect(drawn('Exhibition').map((link) => running?.contains(link))).toEqual([true])
  const friday = screen.getByRole('heading', { name: 'Friday 12 March' }).parentElement
  expect(friday?.textContent).toContain('Fair')
  const words = { Walk: 'It has no end.', Fair: 'It ends before it starts' }
  for (const [title, sentence] of Object.entries(words)) {
    await user.click(drawn(title)[0] ?? document.body)
    expect((await screen.findByRole('dialog', { name: title })).textContent).toContain(sentence)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  march.overlapping = acts
  go(`/en/calendar?view=agenda&date=${day}&search=Act`)
  await waitFor(() => expect(drawn('Act')).toHaveLength(300))
})

test('a month, a week and a day draw them as well, and count what does not fit', async () => {
  march.overlapping = [walk, exhibition]
  march.backwards = [fair]
  const { go } = await open('month')
  for (const view of ['month', 'week', 'day']) {
    go(`/en/calendar?view=${view}&date=${day}`)
    await waitFor(() => expect([counted('Walk'), counted('Fair')]).toEqual([1, 1]))
    expect(drawn('Walk')[0]?.textContent).toContain('10:00')
    expect(drawn('Fair')[0]?.textContent).toContain('12:00')
    // A band in each of the weeks.
    await waitFor(() => expect(drawn('Exhibition')).toHaveLength(view === 'month' ? 5 : 1))
  }
  march.overlapping = acts
  march.backwards = []
  for (const view of ['month', 'week', 'day']) {
    go(`/en/calendar?view=${view}&date=${day}&search=Act`)
    await waitFor(() => expect(counted('Act')).toBe(300))
  }
  march.overlapping = []
  go(`/en/calendar?view=week&date=${day}&search=nothing`)
  await screen.findByText('No event of these days passes the filters')
  expect(screen.getByText('Remove the filters')).toBeTruthy()
  const grid = `[data-view="week"] [data-date="${day}"]`
  await waitFor(() => expect(document.querySelector(grid)).toBeTruthy())
})
