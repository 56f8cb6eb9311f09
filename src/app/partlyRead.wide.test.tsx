import { refused } from '../api/testSite.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { addDays, todayIn } from '../time/wallTime.ts'
import { editor, modes, openApp, makeWorld, answering } from './appBed.tsx'
import { readInParts, toFill } from './testEveryPage.ts'

const time = /Updated \d\d:\d\d/
const day = addDays(todayIn('Europe/Madrid'), 1)
const fair = {
  slug: 'fair',
  status: 'publish',
  start_date: `${day} 10:00:00`,
  end_date: `${day} 12:00:00`,
}

/** What each says of a service that fails wholly, and what it shows when it answers again. */
const told: Record<(typeof readInParts)[number], readonly [refused: RegExp, here: RegExp]> = {
  '/ca': [/^The site failed/, /Fira/],
  '/ca/calendar?view=agenda': [/^The site failed/, /Fira/],
  '/ca/events/:id/visibility': [/^The site failed/, /^Visibility of “Fira”$/],
  '/ca/events/visibility?include=:id': [/^The site failed/, /^Fira$/],
  '/ca/translations': [/^Català couldn’t be read/, /Fira/],
  '/ca/translations/drift': [/^Català couldn’t be read/, /^No mismatches$/],
  '/ca/translations/exchange': [/^Català couldn’t be read/, /^1 row$/],
  '/ca/hygiene': [/^Català couldn’t be read/, /^No duplicates found$/],
  '/ca/service': [/^The site failed/, /^\/events$/],
  '/ca/transfer': [/^The site failed/, /^1 event/],
  // What is in a few days may be in the month after this.
  '/ca/transfer?part=pack': [/^The site failed/, /^(0 events|1 event)$/],
  // It is whole once every language has answered.
  '/ca/translations/:id': [/^The site failed/, /^Save all languages$/],
  '/es/translations/of/ca/events/:id': [/^The site failed/, /Feria/],
}

/** A question that has its answer: nothing of that is read again, and a version that is sure is a page of its own. */
const askedOnce = '/es/translations/of/ca/events/:id'

describe.each(modes)('a page of many readings over the %s service', async (mode) => {
  const world = await makeWorld(mode)
  const id = await world.make('events', { ...fair, title: 'Fira' })
  await world.askIn('es', 'POST', 'events', { ...fair, title: 'Feria' })
  afterEach(async () => {
    await world.fail([])
  })

  const retryAll = async (user: Awaited<ReturnType<typeof openApp>>['user']) => {
    for (const button of screen.getAllByRole('button', { name: 'Try again' }))
      await user.click(button)
  }
  /** From when it is: in words, in the tooltip of what reads it again, or behind the button of how it is shown. */
  const updated = async ({ user }: Awaited<ReturnType<typeof openApp>>) => {
    const shown = () => screen.queryByText(time) ?? screen.queryByTitle(time)
    const view = screen.queryByRole('button', { name: 'View' })
    if (view && !shown()) await user.click(view)
    await waitFor(() => expect(shown()).toBeInTheDocument())
  }
  const here = async (words: RegExp) =>
    (
      await screen.findAllByText(
        (_, node) => node?.children.length === 0 && words.test(node.textContent),
      )
    )[0]

  test.each(readInParts)('%s says what failed, and comes when it can', async (path) => {
    const [refused, shown] = told[path]
    await world.fail([{ kind: 'status', code: 500, method: 'GET' }])
    const { user } = await openApp(world, path.replace(':id', String(id)), editor, 'en')
    await screen.findByText(refused)
    // Nothing is called missing where nothing was read; what an address names is listed all the same.
    if (!path.includes('include')) expect(screen.queryByRole('table')).toBeNull()
    await world.fail([])
    await retryAll(user)
    expect(await here(shown)).toBeInTheDocument()
  })

  /** A form has no button for it: it is read again when somebody comes back to it a minute later. */
  const readAgain = async (user: Awaited<ReturnType<typeof openApp>>['user']) => {
    const [button] = screen.queryAllByRole('button', { name: 'Refresh' })
    if (button) return await user.click(button)
    const later = Date.now() + 60_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
  }

  test.each(readInParts.filter((path) => path !== askedOnce))(
    '%s keeps what it has, with its time, when it cannot be read again',
    async (path) => {
      const [, shown] = told[path]
      const app = await openApp(world, path.replace(':id', String(id)), editor, 'en')
      expect(await here(shown)).toBeInTheDocument()
      await updated(app)
      await world.fail([{ kind: 'status', code: 500, method: 'GET' }])
      await readAgain(app.user)
      await screen.findAllByText(/couldn’t be read|The site failed|It can’t be updated now/)
      expect(await here(shown)).toBeInTheDocument()
      await updated(app)
    },
  )

  test.each(['/ca/translations', '/ca/calendar?view=agenda&languages=ca,es'])(
    '%s is there without the language that fails',
    async (path) => {
      answering(({ path }, _, go) =>
        path.includes('/es/wp-json') ? refused(500, 'internal') : go(),
      )
      const app = await openApp(world, path, editor, 'en')
      await screen.findByText(/^(Español|Spanish) couldn’t be read/)
      expect(await here(/Fira/)).toBeInTheDocument()
      await updated(app)
    },
  )

  test.each(toFill)('%s is there when nothing can be read', async (path) => {
    await world.fail([{ kind: 'status', code: 500, method: 'GET' }])
    await openApp(world, path, editor, 'en')
    const [box] = await screen.findAllByRole('textbox', { name: /^(Title|Name)/ })
    expect(box).toBeEnabled()
  })

  test('the form of an event is there without its choices, which say that they are not', async () => {
    const elsewhere = ['venues', 'organizers', 'categories', 'tags']
    await world.fail(elsewhere.map((path) => ({ kind: 'status', code: 500, path })))
    const { user } = await openApp(world, `/ca/events/${id}`, editor, 'en')
    await screen.findByDisplayValue('Fira')
    for (const name of ['Venue', 'Organizers', 'Categories', 'Tags']) {
      await user.click(await screen.findByRole('combobox', { name }))
      const list = await screen.findByText('The site didn’t answer')
      expect(within(list).queryByRole('option')).toBeNull()
      await user.keyboard('{Escape}{Escape}')
    }
  })
})
