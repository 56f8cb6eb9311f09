import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { event, findNetwork, loseNetwork, update, waitWith } from './queueBed.ts'
import { said } from '../../testSaid.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
const soon = { status: 'publish', start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

describe.each(pageModes)('what waits for the network, over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ mode })
  })

  const made = async (collection: string, body: object) =>
    Number((await world.ask('POST', collection, body)).id)
  const statusOf = async (path: string) => (await world.ask('GET', path)).status
  const item = (name: string) => screen.findByRole('listitem', { name })
  const results = () => screen.findByRole('region', { name: /^Sent since/ })

  test('a change of many, and what it deletes is gone when it is sent', async () => {
    const ids = [
      await made('events', { title: 'Away', ...soon }),
      await made('events', { title: 'Far', ...soon }),
    ]
    const { user, go } = await openApp(world, '/ca/events', editor, 'en')
    for (const name of ['Away', 'Far'])
      await user.click(await screen.findByRole('checkbox', { name }))
    await user.click(await screen.findByRole('button', { name: 'Change…' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the trash' }))
    await loseNetwork(world)
    await user.click(await screen.findByRole('button', { name: 'Move 2 to the trash' }))
    await user.click(await screen.findByRole('button', { name: 'Send 2 when the network is back' }))
    expect(await screen.findByText(/^2 changes wait for the network/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    go('/ca/queue')
    expect(await item('Far')).toHaveTextContent('Event to be moved to the trash')
    await findNetwork(world)
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    await waitFor(async () =>
      expect(
        within(await results()).getAllByText(said(/“(Away|Far)” is in the trash\./)),
      ).toHaveLength(2),
    )
    for (const id of ids) expect(await statusOf(`events/${id}`)).toBe('trash')
  })

  test('what the calendar made otherwise of what is sent is put back from its result', async () => {
    const service = world.service()
    const fair = await event(service, 'Fair')
    await waitWith(world, service, () => update(service, fair, { cost: '5' }))
    const path = `events/${fair.id}`
    const fields = { sticky: true }
    await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
    const { user } = await openApp(world, '/ca/queue', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Send now' }))
    await user.click(await screen.findByRole('button', { name: 'Put back… “Fair”' }))
    const dialog = await screen.findByRole('dialog', { name: 'Fair' })
    await user.click(await within(dialog).findByRole('button', { name: /^Put back: / }))
    await within(await results()).findByText(/had changed has been put back/)
    const now = await world.ask('GET', path)
    expect(now).toMatchObject({ sticky: false, cost: expect.stringContaining('5') })
  })
})
