import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageJournal } from '../../collection/journal.ts'
import { safeUpdate } from '../../collection/safeWriter.ts'
import { created } from '../../collection/testSave.ts'
import { forget } from '../../device/kept.ts'
import { events } from '../../events/events.ts'
import { pageModes } from '../../service/testWorld.ts'

const span = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

let world: World
beforeEach(async () => {
  await forget('history', 'all')
})

test.each(pageModes)(
  'what is otherwise after an undo is listed with both values, and put back, %s',
  async (mode) => {
    world = await openWorld({ mode })
    const service = world.service()
    const values = { ...span, title: 'Fira', status: 'publish', website: 'https://a.test/' }
    const { record: opened } = await created(service, events, values)
    const path = `events/${opened.id}`
    const writing = { service, collection: events, journal: pageJournal }
    await safeUpdate(writing, { path, opened, changes: { featured: true } })

    const { user } = await openApp(world, '/ca/history', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Undo: Fira' }))
    const dialog = within(await screen.findByRole('dialog'))
    const fields = { website: 'https://b.test/' }
    await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    const way = await dialog.findByRole('button', { name: 'Put back… “Fira”' })
    expect(way.closest('li')).toHaveTextContent('Fira: Not as it was meant to be: Website.')
    await user.click(way)
    const list = within(await screen.findByRole('dialog', { name: 'Fira' }))
    await list.findByText(/Website: .*“https:\/\/a.test\/”.*“https:\/\/b.test\/”/)
    await user.click(list.getByRole('button', { name: /^Put back: / }))
    await waitFor(async () =>
      expect(await world.ask('GET', path)).toMatchObject({
        website: values.website,
        featured: false,
      }),
    )
  },
)
