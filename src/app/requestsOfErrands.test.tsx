import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, makeWorld, answering } from './appBed.tsx'

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
    last = Date.now()
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

/** Of what was requested, no more than this is wanted at once. */
function atMost(most: number, made: readonly string[]) {
  // What is asked while nothing else is wanted is not counted the first time: the second page of a list, how many
  // events wait for review, and in each language which of them end before they begin.
  const atRest = /events\?per_page=(50&(page=2&ends_after|.*ends_before)|1&.*status=pending)/
  const wanted = made.filter((one, at) => !atRest.test(one) || made.indexOf(one) < at)
  expect.soft(wanted.length, wanted.join('\n')).toBeLessThanOrEqual(most)
}

test('an errand asks the service no more often than this', async () => {
  const world = await makeWorld('live', { data: 'town' })
  const taken = watchRequests()
  const app = await openApp(world, '/ca/events', editor, 'en')
  const row = await found('tbody th a')
  atMost(1, await taken())
  await app.user.click(row)
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  atMost(2, await upTo(taken, /users\/me/))
  await app.user.type(title, ' x')
  // What a changed title may clash with is looked up while it is typed.
  atMost(2, await upTo(taken, /venue=/))
  await app.user.click(screen.getByRole('button', { name: 'Update' }))
  atMost(3, await taken())
  // Whoever had read it before the save may write over it: that is looked up five seconds later.
  atMost(1, await upTo(taken, /events\/\d/))
  app.go('/ca/events')
  await found('tbody th a')
  atMost(1, await taken())
  app.go('/ca')
  atMost(6, await taken())
  app.go('/ca/calendar')
  atMost(6, await taken())
  app.go('/ca/translations')
  await found('[data-cell] a')
  atMost(20, await taken())
  cleanup()
  const { user, go } = await openApp(world, '/ca/translations', editor, 'en')
  await found('[data-cell] a')
  // A browser that was here before asks in each language what changed.
  atMost(3, await taken())
  await user.keyboard('/')
  await user.type(await screen.findByRole('combobox'), 'museu')
  await found('[role="option"]')
  // In each of the collections; events are looked for once more among those to come, where they are many.
  atMost(6, await taken())
  await user.keyboard('{Escape}')
  go('/ca/calendar?languages=es,en')
  atMost(6, await taken())
  go('/ca/venues')
  atMost(1, await taken())
  go('/ca/categories')
  atMost(1, await taken())
  go('/ca/categories?view=list')
  atMost(1, await taken())
  go('/ca/events')
  await found('tbody th a')
  await taken()
  const events = [...document.querySelectorAll<HTMLAnchorElement>('tbody th a')]
  const ids = events.slice(0, 9).map(({ href }) => new URL(href).pathname.split('/').at(-1))
  go(`/ca/events/visibility?include=${ids.join()}`)
  // As whoever is signed in sees them and as nobody does; of what nobody sees there, also on any date and by itself.
  atMost(6, await taken())
  go(`/ca/events/${ids[1]}/visibility`)
  // Two of the event and two of its version; where one is missing, its days and its slug are gone through at rest.
  atMost(8, await taken())
})

test('versions side by side and a change of fifty ask it no more often than this', async () => {
  const world = await makeWorld('live', { data: 'town' })
  const taken = watchRequests()
  // Rules that ask for other languages have versions looked for wherever an event is open.
  const rules = { languages: ['es', 'en'] }
  const app = await openApp(world, '/ca/events', editor, 'en', rules)
  const { href } = await found<HTMLAnchorElement>('tbody tr:nth-child(30) th a')
  const versionsAt = async ({ go }: typeof app) => {
    await taken()
    go(`/ca/translations/${new URL(href).pathname.split('/').at(-1)}`)
    await screen.findAllByRole('textbox', { name: /^Title/ })
    return await taken()
  }
  app.go('/ca/translations')
  await found('[data-cell] a')
  // Three of them for a version that this device does not tell for sure, by what day it is, and one for the role.
  atMost(6, await versionsAt(app))
  app.go(new URL(href).pathname.replace(/^.*(?=\/ca\/)/, ''))
  await screen.findByRole('textbox', { name: /^Title/ })
  atMost(2, await taken())
  app.go('/ca/translations')
  await found('[data-cell] a')
  await taken()
  await app.user.click(screen.getAllByRole('link', { name: 'Missing' })[0] ?? document.body)
  await screen.findByRole('button', { name: /^Create the version/ })
  atMost(4, await taken())
  cleanup()
  const second = await openApp(world, '/ca/events', editor, 'en')
  await found('tbody th a')
  atMost(6, await versionsAt(second))
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
  // Each is read, written and read again, and looked up once more five seconds later; then the list is.
  atMost(4 * chosen + 2, await taken())
})
