import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageJournal } from '../../collection/journal.ts'
import { safeUpdate } from '../../collection/safeWriter.ts'
import { created } from '../../collection/testSave.ts'
import { forget } from '../../device/kept.ts'
import { events } from '../../events/events.ts'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

const at = (hour: string) => `2027-03-01 ${hour}:00:00`

let world: World
beforeEach(async () => {
  await forget('history', 'all')
})

test.each(pageModes)(
  'a start that would lie behind the end that somebody else has given is said to stay, %s',
  async (mode) => {
    world = await openWorld({ mode })
    const service = world.service()
    const values = { title: 'Fira', status: 'publish', start_date: at('10'), end_date: at('12') }
    const { record: opened } = await created(service, events, values)
    const path = `events/${opened.id}`
    const writing = { service, collection: events, journal: pageJournal }
    await safeUpdate(writing, { path, opened, changes: { start_date: at('08') } })
    const theirs = { start_date: at('08'), end_date: at('09') }
    await world.ask('POST', path, { ...values, ...theirs })

    const { user } = await openApp(world, '/ca/history', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Undo: Fira' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await dialog.findByText(said(/^Start: it is now .* and stays so\. With .*the end would lie/))
    expect(dialog.queryByRole('checkbox')).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Put back' })).toBeNull()
    expect(await world.ask('GET', path)).toMatchObject(theirs)
  },
)
