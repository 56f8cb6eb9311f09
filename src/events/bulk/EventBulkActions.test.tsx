import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Service } from '../../service/service.ts'
import { makeWorld, pageModes, type TestWorld } from '../../service/testWorld.ts'
import { act, answerWith, openAll, pick, press, threeEvents } from './bulkBed.ts'
import { factsById, type Linked, linkedIn } from './factsBed.ts'

vi.setConfig({ testTimeout: 120_000 })

type Facts = Readonly<Record<string, unknown>>

/** What is read of the three events after an action, and how many of them it wrote. */
interface Expected {
  readonly names: readonly string[]
  readonly written: number
  readonly after: readonly unknown[]
}

interface Row extends Expected {
  readonly answer: (user: UserEvent, dialog: HTMLElement, linked: Linked) => Promise<void>
  readonly of: (facts: Facts) => unknown
}

describe.each(pageModes)('an action on many events over the %s service', (mode) => {
  let world: TestWorld
  let service: Service
  let linked: Linked
  let ids: number[]

  beforeEach(async () => {
    localStorage.clear()
    world = await makeWorld(mode, { options: { media: true } })
    service = world.service()
    linked = await linkedIn(world)
    ids = await threeEvents(service, mode, linked)
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  /** Does it, reads what has become of the events, and takes it back: nothing else has changed, and then nothing. */
  async function doneAndUndone(user: UserEvent, action: string, row: Row) {
    const before = await factsById(service, ids)
    for (const { image } of before)
      expect(image).toEqual(expect.objectContaining({ extension: 'gif' }))
    const dialog = await act(user, action)
    await row.answer(user, dialog, linked)
    const count = row.written
    await press(user, dialog, { name: `Change ${count}`, result: `Done: ${count} saved.` })
    const after = await factsById(service, ids)
    expect(after.map(row.of)).toEqual(row.after)
    const others = (facts: Facts) =>
      Object.fromEntries(Object.entries(facts).filter(([name]) => !row.names.includes(name)))
    expect(after.map(others)).toEqual(before.map(others))
    const undo = count === 1 ? 'Undo 1 change' : `Undo all ${count} changes`
    await press(user, dialog, { name: undo, result: `Undone: ${count} saved.` })
    expect(await factsById(service, ids)).toEqual(before)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  }

  const [alba, boira, cendra] = ['Alba', 'Boira', 'Cendra']
  const namesIn = (field: string, name: string) => (facts: Facts) =>
    (facts[field] as Facts[]).map((one) => one[name])

  const kinds = [
    { action: 'Change the organizers', label: 'Organizers', field: 'organizer', name: 'organizer' },
    { action: 'Change the categories', label: 'Categories', field: 'categories', name: 'name' },
    { action: 'Change the tags', label: 'Tags', field: 'tags', name: 'name' },
  ]

  test.each(kinds)('$action: add, remove, replace', async ({ action, label, field, name }) => {
    const user = await openAll(service)
    const row = (way: string, names: string[], expected: Omit<Expected, 'names'>): Row => ({
      ...expected,
      names: [field],
      // Only organizers have an order of their own.
      of: (facts) => {
        const found = namesIn(field, name)(facts)
        return field === 'organizer' ? found : found.toSorted()
      },
      after: expected.after.map((one) =>
        field === 'organizer' ? one : (one as string[]).toSorted(),
      ),
      answer: async (someone, dialog) => {
        await answerWith(someone, dialog, way)
        await pick(someone, within(dialog).getByRole('combobox', { name: label }), names)
      },
    })
    const added = [
      [boira, alba, cendra],
      [boira, cendra],
      [cendra, boira],
    ]
    await doneAndUndone(
      user,
      action,
      row('Add them', ['Cendra', 'Boira'], { written: 3, after: added }),
    )
    const removed = [[alba], [], []]
    await doneAndUndone(
      user,
      action,
      row('Take them away', ['Boira'], { written: 2, after: removed }),
    )
    const replaced = [[boira], [boira], [boira]]
    await doneAndUndone(
      user,
      action,
      row('Put them in place of all others', ['Boira'], { written: 2, after: replaced }),
    )
  })

  test('Move to another venue: away from theirs, in the way there is', async () => {
    const before = await factsById(service, ids)
    const user = await openAll(service)
    const dialog = await act(user, 'Move to another venue')
    await pick(user, within(dialog).getByRole('combobox', { name: 'New venue' }), ['No venue'])
    expect(within(dialog).getByText(/^Some calendars cannot empty the venue/)).toBeVisible()
    if (mode === 'live') {
      const result = 'Done: 3 saved with a difference.'
      await press(user, dialog, { name: 'Change 3', result })
      expect(
        within(dialog).getByRole('link', { name: 'See the values in the history' }),
      ).toHaveAttribute('href', expect.stringMatching(/\/history\?series=/))
      expect(await factsById(service, ids)).toEqual(before)
      await press(user, dialog, { name: 'Unlink the venue', result: 'Done: 3 saved.' })
    } else await press(user, dialog, { name: 'Change 3', result: 'Done: 3 saved.' })
    expect(await factsById(service, ids)).toEqual(before.map((facts) => ({ ...facts, venue: [] })))
    await press(user, dialog, { name: 'Undo all 3 changes', result: 'Undone: 3 saved.' })
    expect(await factsById(service, ids)).toEqual(before)
  })

  test('Change the status: who will see them is said of each that is offered', async () => {
    const user = await openAll(service)
    const dialog = await act(user, 'Change the status')
    const box = within(dialog).getByRole('combobox', { name: 'New status' })
    const means = {
      Published: 'Everybody can see them.',
      Draft: 'Only people who work on the calendar see them.',
      'Pending review': 'They wait for an editor; nobody outside sees them.',
      Private: 'Only signed-in editors and their authors see them.',
      Scheduled: 'They wait for the publication date; from then on everybody can see them.',
    }
    await user.click(box)
    const offered = await screen.findAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(Object.keys(means))
    await user.keyboard('{Escape}')
    for (const [name, meaning] of Object.entries(means)) {
      await user.click(box)
      await user.click(await screen.findByRole('option', { name }))
      expect(box).toHaveAccessibleDescription(meaning)
    }
  })

  test('Feature, or no longer', async () => {
    const user = await openAll(service)
    const row = (answer: string, written: number, isOn: boolean): Row => ({
      names: ['featured'],
      of: ({ featured }) => featured,
      answer: (someone, dialog) => answerWith(someone, dialog, answer),
      written,
      after: [isOn, isOn, isOn],
    })
    await doneAndUndone(user, 'Feature, or no longer', row('Yes', 2, true))
    await doneAndUndone(user, 'Feature, or no longer', row('No', 1, false))
  })

  test('Hide from listings, or no longer', async () => {
    const action = 'Hide from listings, or no longer'
    const user = await openAll(service)
    const row = (answer: string, isOn: boolean): Row => ({
      names: ['hide_from_listings'],
      of: ({ hide_from_listings: isHidden }) => isHidden,
      answer: async (someone, dialog) => {
        await answerWith(someone, dialog, answer)
        const warning = within(dialog).queryByText(/^No listing shows hidden events/)
        expect(warning !== null).toBe(isOn)
      },
      written: 3,
      after: [isOn, isOn, isOn],
    })
    await doneAndUndone(user, action, row('Yes', true))
    const dialog = await act(user, action)
    await answerWith(user, dialog, 'Yes')
    await press(user, dialog, { name: 'Change 3', result: 'Done: 3 saved.' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    // Those that no listing of a live service shows any more are still chosen.
    await doneAndUndone(user, action, row('No', false))
  })

  test('Move in time, over a night on which the clock changes', async () => {
    const user = await openAll(service)
    const times = ['start_date', 'end_date', 'utc_start_date', 'utc_end_date']
    const details = times.map((name) => `${name}_details`)
    const row = (amount: string, choices: string[], expected: Omit<Expected, 'names'>): Row => ({
      ...expected,
      names: [...times, ...details, 'timezone_abbr'],
      of: (facts) => times.slice(0, 3).map((name) => facts[name]),
      answer: async (someone, dialog) => {
        await someone.type(within(dialog).getByRole('textbox', { name: 'By' }), amount)
        for (const [at, choice] of choices.entries()) {
          await someone.click(within(dialog).getAllByRole('combobox')[at] as HTMLElement)
          await someone.click(await screen.findByRole('option', { name: choice }))
        }
      },
    })
    const whole = ['2030-10-27 00:00:00', '2030-10-27 23:59:59', '2030-10-26 22:00:00']
    await doneAndUndone(
      user,
      'Move in time',
      row('2', ['days', 'later'], {
        written: 3,
        after: [
          ['2030-10-27 21:30:00', '2030-10-27 23:00:00', '2030-10-27 21:30:00'],
          ['2030-10-28 21:30:00', '2030-10-28 23:00:00', '2030-10-28 21:30:00'],
          ['2030-10-29 00:00:00', '2030-10-29 23:59:59', '2030-10-28 23:00:00'],
        ],
      }),
    )
    await doneAndUndone(
      user,
      'Move in time',
      row('90', ['minutes', 'earlier'], {
        written: 2,
        after: [
          ['2030-10-25 20:00:00', '2030-10-25 21:30:00', '2030-10-25 19:00:00'],
          ['2030-10-26 20:00:00', '2030-10-26 21:30:00', '2030-10-26 19:00:00'],
          whole,
        ],
      }),
    )
    await doneAndUndone(
      user,
      'Move in time',
      row('3', ['hours', 'later'], {
        written: 2,
        after: [
          ['2030-10-26 00:30:00', '2030-10-26 02:00:00', '2030-10-25 23:30:00'],
          ['2030-10-27 00:30:00', '2030-10-27 02:00:00', '2030-10-26 23:30:00'],
          whole,
        ],
      }),
    )
  })
})
