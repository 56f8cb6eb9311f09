import { refused } from '../../../api/testSite.ts'
import { editor, openApp, makeWorld, pageMode, answering } from '../../../app/appBed.tsx'
import { keepPair } from '../../translations/near/useKeepPair.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'

/** More than one page of them, in a month that begins on a Monday and in which the clock changes. */
const many = 53
const month = 'agenda&date=2027-03'
const dayOf = (at: number) => `2027-03-${String((at % 28) + 1).padStart(2, '0')}`

const scheduled = { status: 'future', date: '2036-12-01 10:00:00' }

const ids = new Map<string, number>()

async function seed(fields: { title: string } & Record<string, unknown>, language = 'en') {
  const event = { status: 'publish', ...fields }
  const { id } = await world.askIn(language, 'POST', 'events', event)
  ids.set(fields.title, Number(id))
}

const world = await makeWorld(pageMode)
for (let at = 0; at < many - 2; at += 1) {
  const day = dayOf(at)
  await seed({ title: `Fair ${at}`, start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` })
}
const noon = { start_date: '2027-03-02 10:00:00', end_date: '2027-03-02 12:00:00' }
await seed({ title: 'Feria', ...noon }, 'es')
const evening = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }
const london = { timezone: 'Europe/London', website: 'https://a.test/' }
await seed({ title: 'Concert', ...scheduled, ...london, ...evening })
const winter = { start_date: '2027-01-10 10:00:00', end_date: '2027-05-10 20:00:00' }
await seed({ title: 'Exhibition', ...winter })
/** Notes the pages of the month that are requested, each with its language, and rejects one of them while set to. */
function watchMonth() {
  const pages: string[] = []
  /** languages of which what ends before it starts was answered, which is requested by itself */
  const backwards: string[] = []
  /** of these, requested while pages of the month were under way */
  const early: string[] = []
  let underWay = 0
  const state = { rejected: '' }
  answering(({ path, query }, _, go) => {
    if (query['starts_before'] !== '2027-04-04') return go()
    const language = /\/(\w\w)\/wp-json/.exec(path)?.[1] ?? ''
    if ('ends_before' in query) {
      if (underWay > 0) early.push(language)
      return go().finally(() => backwards.push(language))
    }
    const name = `${language} ${query['page'] ?? '1'}`
    pages.push(name)
    if (name === state.rejected) return refused(403, 'rest_forbidden')
    underWay += 1
    return go().finally(() => {
      underWay -= 1
    })
  })
  return { pages, backwards, early, state }
}

const open = (search: string) => openApp(world, `/en/calendar?view=${search}`, editor)
/** It is written on the page, and announced to who does not see it. */
/** As it is announced once all of them are here. */
const counted = (count: number) => screen.findAllByText(new RegExp(`: ${count} events?$`))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a month of two languages is read page by page, what fails alone again, and nothing on going back', async () => {
  const { pages, backwards, early, state } = watchMonth()
  state.rejected = 'en 2'
  const { user, go, back } = await open(`${month}&languages=es`)
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('Part of English couldn’t be read')
  expect(screen.getByText(/^EN: 50 of 53 events read/)).toBeTruthy()
  state.rejected = ''
  await user.click(within(note).getByRole('button', { name: 'Try again' }))
  await counted(many + 1)
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(backwards.toSorted()).toEqual(['en', 'es']))

  const running = (await screen.findByRole('heading', { name: 'Already running' })).parentElement
  expect(within(running as HTMLElement).getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /Exhibition/ })).toHaveLength(1)
  const day = screen.getByRole('heading', { name: 'Friday 12 March' }).parentElement
  const concert = within(day as HTMLElement).getByRole('link', { name: /Concert/ })
  expect(concert.textContent).toContain('time of Europe/London')

  go('/en/calendar?view=agenda&date=2027-04-10&languages=es')
  await screen.findByRole('heading', { name: 'April 2027' })
  back()
  await counted(many + 1)
  expect(pages.toSorted()).toEqual(['en 1', 'en 2', 'en 2', 'es 1'])
  go(`/en/calendar?view=${month}&search=Fair`)
  await waitFor(() => expect(backwards).toHaveLength(3))
  expect(early).toEqual([])
})

test('filters of the list narrow it, those that nobody knows are named, and all can be removed', async () => {
  const { user, go } = await open(`${month}&search=Concert&colour=status&categroies=4`)
  await counted(1)
  await screen.findByText(/categroies/)
  go(`/en/calendar?view=${month}&search=nothing+of+the+kind`)
  await screen.findByRole('heading', { name: 'No event of these days passes the filters' })
  await user.click(screen.getByRole('link', { name: 'Remove the filters' }))
  await counted(many)
})

test('an event is shown in its card, gets another status, is undone, and the keys lead to other months', async () => {
  const versions = { en: Number(ids.get('Concert')), es: Number(ids.get('Feria')) }
  await keepPair(world.service(), { collection: 'events', versions })
  const { user, place } = await open(`${month}&search=Concert&status=future`)
  await user.click(await screen.findByRole('link', { name: /Concert/ }))
  const card = await screen.findByRole('dialog', { name: 'Concert' })
  expect(card.textContent).toContain('Hours of Europe/London')
  expect(card.textContent).toContain('21:00')
  const spanish = await within(card).findByRole('link', { name: /Español/ })
  expect(spanish.getAttribute('href')).toMatch(new RegExp(`/es/events/${versions.es}$`))
  expect(within(card).getByRole('link', { name: /English/ })).toBeTruthy()

  await user.click(within(card).getByRole('button', { name: 'Publish' }))
  await screen.findByText(said('“Concert” is now: published.'))
  const path = `events/${versions.en}`
  const same = { timezone: 'Europe/London', start_date: '2027-03-12 20:00:00' }
  const published = { status: 'publish', website: 'https://a.test/', ...same }
  expect(await world.askIn('en', 'GET', path)).toMatchObject(published)
  // It passes the filter no longer: its day has the focus.
  await waitFor(() => expect(screen.queryByRole('link', { name: /Concert/ })).toBeNull())
  const day = () => screen.getByRole('button', { name: 'Add an event: Friday 12 March' })
  await waitFor(() => expect(document.activeElement).toBe(day()))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText(said('“Concert” is again: scheduled.'))
  expect(await world.askIn('en', 'GET', path)).toMatchObject({ ...scheduled, ...same })
  await screen.findByRole('link', { name: /Concert/ })

  await user.keyboard('j')
  await heading('April 2027')
  await user.keyboard('k')
  await heading('March 2027')
  await user.keyboard('k')
  await heading('February 2027')
  await user.keyboard('t')
  await waitFor(() => expect(place()).not.toContain('date='))
})
