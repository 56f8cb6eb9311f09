import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, openWorld, answering } from './appBed.tsx'

/** The requests to the service since they were last taken, as soon as all are answered and none has come for a while. */
function watchRequests() {
  let made: string[] = []
  let last = Date.now()
  let pending = 0
  answering(({ method, url }, _, go) => {
    made.push(`${method} ${decodeURIComponent(url.href.split('/wp-json/').at(-1) ?? '')}`)
    pending += 1
    return go().finally(() => {
      last = Date.now()
      pending -= 1
    })
  })
  return async () => {
    await waitFor(() => {
      expect(pending).toBe(0)
      expect(Date.now() - last).toBeGreaterThan(1000)
    })
    const taken = made
    made = []
    return taken
  }
}

const found = <T extends Element>(selector: string) =>
  waitFor(() => {
    const element = document.querySelector<HTMLElement>(selector)
    expect(element).not.toBeNull()
    // Sound because it is not null.
    return element as T & HTMLElement
  })

/** The next ones up to the first of a kind, and what comes with it. */
async function upTo(taken: () => Promise<string[]>, kind: RegExp) {
  const all: string[] = []
  await waitFor(async () => {
    all.push(...(await taken()))
    expect(all.some((one) => kind.test(one))).toBe(true)
  })
  return all
}

/** What was asked more often than it may be. */
function beyond(counts: Record<string, readonly string[]>, most: Record<string, number>) {
  // The next page of a list is read, and what waits for review counted, while nothing else is wanted.
  const isWanted = (one: string) =>
    !/events\?per_page=50&page=2&ends_after|events\?per_page=1&.*status=pending/.test(one)
  const wanted = Object.entries(counts).map(
    ([name, made]) => [name, made.filter(isWanted)] as const,
  )
  return Object.fromEntries(wanted.filter(([name, made]) => made.length > (most[name] ?? 0)))
}

test('an errand asks the service no more often than this', async () => {
  const world = await openWorld({ mode: 'live', data: 'town' })
  const taken = watchRequests()
  const app = await openApp(world, '/ca/events', editor, 'en')
  const row = await found('tbody th a')
  const list = await taken()
  await app.user.click(row)
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  const open = await upTo(taken, /users\/me/)
  await app.user.type(title, ' x')
  // What a changed title may clash with is looked up while it is typed.
  const typed = await upTo(taken, /venue=/)
  await app.user.click(screen.getByRole('button', { name: 'Update' }))
  const save = await taken()
  // Whoever had read it before the save may write over it: that is looked up five seconds later.
  const recheck = await upTo(taken, /events\/\d/)
  app.go('/ca/events')
  await found('tbody th a')
  const back = await taken()
  app.go('/ca')
  const today = await taken()
  app.go('/ca/calendar')
  const calendar = await taken()
  app.go('/ca/translations')
  await found('[data-cell] a')
  const translations = await taken()
  cleanup()
  const { user, go } = await openApp(world, '/ca/translations', editor, 'en')
  await found('[data-cell] a')
  const translationsAgain = await taken()
  await user.keyboard('/')
  await user.type(await screen.findByRole('combobox'), 'museu')
  await found('[role="option"]')
  const search = await taken()
  await user.keyboard('{Escape}')
  go('/ca/calendar?languages=es,en')
  const calendarOfAll = await taken()
  go('/ca/venues')
  const venues = await taken()
  go('/ca/categories')
  const categories = await taken()
  const visits = { back, today, calendar, translations, translationsAgain, calendarOfAll }
  const counts = { list, open, typed, save, recheck, ...visits, search, venues, categories }
  expect(
    beyond(counts, {
      list: 1,
      open: 2,
      typed: 2,
      save: 3,
      recheck: 1,
      back: 1,
      today: 6,
      calendar: 6,
      // A browser that was here before asks in each language what changed.
      translations: 20,
      translationsAgain: 3,
      calendarOfAll: 6,
      // In each of the collections; events are looked for once more among those to come, where they are many.
      search: 6,
      venues: 1,
      categories: 1,
    }),
  ).toEqual({})
})

test('versions side by side and a change of fifty ask it no more often than this', async () => {
  const world = await openWorld({ mode: 'live', data: 'town' })
  const taken = watchRequests()
  const app = await openApp(world, '/ca/events', editor, 'en')
  const { href } = await found<HTMLAnchorElement>('tbody tr:nth-child(30) th a')
  const versionsAt = async ({ go }: typeof app) => {
    await taken()
    go(`/ca/translations/${new URL(href).pathname.split('/').at(-1)}`)
    await screen.findAllByRole('textbox', { name: /^Title/ })
    return await taken()
  }
  app.go('/ca/translations')
  await found('[data-cell] a')
  const versions = await versionsAt(app)
  cleanup()
  const second = await openApp(world, '/ca/events', editor, 'en')
  await found('tbody th a')
  const versionsAgain = await versionsAt(second)
  second.go('/ca/events')
  const { user } = second
  await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change the status' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the status' })
  await user.click(within(dialog).getByRole('combobox', { name: 'New status' }))
  await user.click(await screen.findByRole('option', { name: 'Draft' }))
  const change = await within(dialog).findByRole('button', { name: /^Change \d/ })
  const chosen = Number(/\d+/.exec(change.textContent)?.[0])
  await taken()
  await user.click(change)
  await within(dialog).findByText(/^Done/)
  const bulk = await taken()
  expect(
    beyond(
      { versions, versionsAgain, bulk },
      {
        // The first visit reads all that events may name, in each language.
        versions: 19,
        // Two of them for the second page of a month and for the role.
        versionsAgain: 7,
        // Each is read, written and read again, and looked up once more five seconds later; then the list is.
        bulk: 4 * chosen + 2,
      },
    ),
  ).toEqual({})
})
