import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openPage, openWorld, type World } from './eventPagesBed.tsx'
import { made, save, typeMoment } from './formTyping.ts'
import { pageModes } from '../service/testWorld.ts'
import { said } from '../testSaid.ts'

let world: World
afterEach(async () => {
  cleanup()
  await world.drop()
})

describe.each(pageModes)(
  'an event of which one moves the start and another the end, %s',
  (mode) => {
    test('is asked about in what was moved here, checked as it is chosen, and saved', async () => {
      world = await openWorld(mode)
      const id = await made(world)
      const { user } = await openPage(world, { at: `/ca/events/${id}` })
      await typeMoment(user, 'End', '011220262100')
      const fields = { start_date: '2026-12-01 21:30:00' }
      const path = `events/${id}`
      await world.fail([
        { kind: 'colleague', when: 'before', method: 'GET', path, times: 1, fields },
      ])
      await save(user)
      const dialog = await screen.findByRole('dialog', {
        name: 'The end of this event would lie before its start',
      })
      within(dialog).getByText(/^What you changed does not go together with what is there/)
      expect(within(dialog).queryByText(/somebody|other change/i)).toBeNull()
      const asked = within(within(dialog).getByRole('region'))
      asked.getByRole('heading', { name: 'End' })
      asked.getByText(said(/^Start: it is now .*21:30.* the end would lie before the start/))
      asked.getByRole('radio', { name: /^As it is now: .*22:00/ })
      expect(asked.getByRole('radio', { name: /^Mine: .*21:00/ })).toBeChecked()
      await user.click(within(dialog).getByRole('button', { name: 'Save with this choice' }))
      expect(await screen.findAllByText(/The end is before the start\./)).not.toHaveLength(0)
      expect(await world.ask('GET', path)).toMatchObject({ end_date: '2026-12-01 22:00:00' })
      await typeMoment(user, 'Start', '011220262000')
      await typeMoment(user, 'End', '011220262100')
      await save(user)
      await screen.findByText(said(/^“Concert” has been saved/))
      expect(await world.ask('GET', path)).toMatchObject({
        start_date: '2026-12-01 20:00:00',
        end_date: '2026-12-01 21:00:00',
      })
    })
  },
)
