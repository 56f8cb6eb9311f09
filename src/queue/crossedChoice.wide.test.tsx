import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { keptCount } from '../device/keptAmounts.ts'
import { pageModes } from '../service/testWorld.ts'
import { event, sending, span, update, waitWith } from './queueBed.ts'

let world: World

test.each(pageModes)(
  'of a start that lies behind an end moved since nobody is said to have changed the same, %s',
  async (mode) => {
    world = await openWorld({ mode })
    const service = world.service()
    const fair = await event(service, 'Fair')
    const mine = { start_date: '2027-03-01 11:00:00' }
    await waitWith(world, service, () => update(service, fair, mine))
    await update(service, fair, { end_date: '2027-03-01 10:30:00' })
    await sending(service).send()
    const { user } = await openApp(world, '/ca/queue', editor, 'en')
    await screen.findByText(/^The other end of it has been moved meanwhile/)
    await user.click(screen.getByRole('button', { name: 'Choose what stays: “Fair”' }))
    const dialog = await screen.findByRole('dialog', {
      name: '“Fair”: its end would lie before its start',
    })
    within(dialog).getByText(/^What you changed does not go together with what is there/)
  },
)

test.each(pageModes)(
  'a choice with which an event would end before it starts is not taken, %s',
  async (mode) => {
    world = await openWorld({ mode })
    const service = world.service()
    const fair = await event(service, 'Fair')
    const mine = { title: 'Mine', start_date: '2027-03-01 11:00:00' }
    await waitWith(world, service, () => update(service, fair, mine))
    const end_date = '2027-03-01 10:30:00'
    await update(service, fair, { title: 'Theirs', end_date })
    await sending(service).send()

    const { user } = await openApp(world, '/ca/queue', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Choose what stays: “Mine”' }))
    const dialog = within(await screen.findByRole('dialog'))
    const asked = dialog.getAllByRole('heading', { level: 3 })
    expect(asked.map(({ textContent }) => textContent)).toEqual(['Title', 'Start'])
    const save = { name: 'Save with this choice' }
    await user.click(dialog.getByRole('button', save))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/the end would lie before the start/)
    await user.click(dialog.getByRole('radio', { name: /^As it is now: / }))
    await user.click(dialog.getByRole('button', save))
    await waitFor(async () => expect(await keptCount('queue')).toBe(0))
    const { title, start_date, ...now } = await world.ask('GET', `events/${fair.id}`)
    expect({ title, start_date, end_date: now['end_date'] }).toEqual({
      title: 'Mine',
      start_date: span.start_date,
      end_date,
    })
  },
)
