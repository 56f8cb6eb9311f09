import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { keepPair } from '../near/keepPair.ts'

vi.setConfig({ testTimeout: 90_000 })

const patience = { timeout: 30_000 }

const day = addDays(todayIn('Europe/Madrid'), 9)
const when = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00`, status: 'publish' }

/** One more than are asked for at a time, and none of them is there. */
const gone = Array.from({ length: 21 }, (_, at) => ({ title: `Aplec ${at + 1}`, id: 900_001 + at }))

describe.each(pageModes)(
  'confirmed versions that no listing shows, over the %s service',
  (mode) => {
    let world: World
    beforeAll(async () => {
      await forget('pairs', 'all')
      world = await openWorld({ mode })
      for (const { title, id } of gone) {
        const ca = Number((await world.askIn('ca', 'POST', 'events', { ...when, title })).id)
        const versions = { ca, es: id }
        await keepPair(world.service(editor), { collection: 'events', versions })
      }
    })
    afterAll(() => world.drop())
    afterEach(cleanup)

    const note = /^Español: 1 confirmed version that no listing shows has not been asked for/
    const spanish = async (title: string) => {
      const link = await screen.findByRole('link', { name: title }, { timeout: 60_000 })
      const row = within(link.closest('tr') ?? document.body)
      return row.getAllByRole('gridcell')[2]
    }

    test('are missing only where they were asked for; the others are asked for at a press', async () => {
      const { user } = await openApp(world, '/ca/translations', editor, 'en')
      await screen.findByText(note, {}, { timeout: 60_000 })
      expect(await spanish('Aplec 21')).toHaveTextContent('Not read')
      // The other twenty are being asked for.
      await waitFor(
        async () => expect(await spanish('Aplec 1')).toHaveTextContent('Missing'),
        patience,
      )
      const states = screen.getByRole('navigation', { name: 'What there is to do' })
      await user.click(within(states).getByRole('link', { name: /^Missing/ }))
      const within20 = await screen.findByRole('link', { name: 'Español (20)' })
      expect(within20).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Ask for more of them' }))
      await waitFor(
        () => expect(screen.getByRole('link', { name: 'Español (21)' })).toBeVisible(),
        patience,
      )
      expect(screen.queryByText(note)).toBeNull()
      expect(await spanish('Aplec 21')).toHaveTextContent('Missing')
    })
  },
)
