import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forget } from '../device/kept.ts'
import type { PublishingRules } from '../service/configuration.ts'
import { pageModes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { keepPair } from '../translations/near/keepPair.ts'
import { editor, openApp, openWorld, type World } from './appBed.tsx'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
const rules: PublishingRules = { noCapitals: true, required: ['cost'], languages: ['es'] }

let world: World
afterEach(async () => {
  cleanup()
  await forget('pairs', 'all')
  await world.drop()
})

const make = async (values: object, language = 'ca') =>
  Number((await world.askIn(language, 'POST', 'events', { ...times, ...values })).id)

describe.each(pageModes)('the report on the publishing rules over the %s service', (mode) => {
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  test('says of a whole list which events break which rule, with ways to the fields', async () => {
    const shouted = await make({ title: 'FIRA DEL LLIBRE', status: 'publish', cost: '5' })
    const priceless = await make({ title: 'Nit de jazz', status: 'draft' })
    const fine = await make({ title: 'Taller de ceràmica', status: 'draft', cost: '3' })
    for (const [ca, title] of [
      [shouted, 'Feria del libro'],
      [fine, 'Taller'],
    ] as const) {
      const es = await make({ title, status: 'draft' }, 'es')
      await keepPair(world.service(), { collection: 'events', versions: { ca, es } })
    }
    const { user, place } = await openApp(world, '/ca/events', editor, 'en', rules)
    await user.click(await screen.findByRole('link', { name: 'Check the rules' }))
    await screen.findByRole('heading', { name: 'Rules for publishing', level: 1 })
    await screen.findByText(/^3 events looked at; 2 with something to put right/)
    const tabs = screen.getByRole('navigation', { name: 'Events by rule' })
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any rule 2', 'Capitals 1', 'No price 1', 'Languages missing 1'])
    expect(screen.queryByRole('link', { name: 'Taller de ceràmica' })).toBeNull()
    await user.click(within(tabs).getByRole('link', { name: /^No price/ }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'FIRA DEL LLIBRE' })).toBeNull())
    expect(place()).toMatch(/\/ca\/events\/rules\?.*rule=cost/)
    // The list was not read again for that.
    expect(screen.getByText(/^3 events looked at/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^Price: Write a price/ }))
    await waitFor(() => expect(place()).toBe(`/ca/events/${priceless}#field-cost`))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus())
  })

  test('is made of those that are chosen, and of no others', async () => {
    const id = await make({ title: 'CONCERT', status: 'draft' })
    await make({ title: 'TEATRE', status: 'draft' })
    const { user } = await openApp(world, '/ca/events', editor, 'en', rules)
    await user.click(await screen.findByRole('checkbox', { name: 'CONCERT' }))
    await user.click(await screen.findByRole('button', { name: 'Change…' }))
    await user.click(
      await screen.findByRole('menuitem', { name: 'Check the rules for publishing' }),
    )
    await screen.findByText(/^1 event looked at; 1 with something to put right/)
    expect(screen.getByRole('link', { name: 'CONCERT' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/ca/events/${id}$`)),
    )
    screen.getByRole('link', { name: /There is no version yet in Spanish/ })
  })

  test('stays with its time when the list cannot be read again, and takes what is new when it can', async () => {
    await make({ title: 'CONCERT', status: 'draft' })
    const only = { noCapitals: true }
    const { user } = await openApp(world, '/ca/events/rules', editor, 'en', only)
    await screen.findByText(/^1 event looked at; 1 with/)
    await world.fail([{ kind: 'status', code: 500, method: 'GET', path: 'events' }])
    await user.click(await screen.findByRole('button', { name: 'Read again' }))
    await screen.findByText(/^The calendar failed/)
    expect(screen.getByText(/^1 event looked at; 1 with/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'CONCERT' })).toBeVisible()
    expect(screen.getByText(/Read at \d\d:\d\d/)).toBeVisible()
    await make({ title: 'TEATRE', status: 'draft' })
    await world.fail([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(/^2 events looked at; 2 with/)
    expect(screen.queryByText(/^The calendar failed/)).toBeNull()
  })
})
