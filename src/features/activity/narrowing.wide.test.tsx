import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageJournal } from '../../core/write/journal.ts'
import { ownerOf } from '../../core/query/owner.ts'
import { safeCreation } from '../../core/write/safeCreation.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { forget, entriesOf } from '../../platform/entries.ts'
import { writables } from '../../resources/records.ts'
import { pageModes } from '../../api/testWorld.ts'

vi.setConfig({ testTimeout: 90_000 })

describe.each(pageModes)('a history is narrowed, over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    localStorage.clear()
    await forget('operations', 'all')
    world = await openWorld({ mode })
    const service = world.service()
    const of = { service, collection: writables.tags, journal: pageJournal }
    const { record } = await safeCreation(of, { values: { name: 'Música' } })
    const path = `tags/${record.id}`
    await safeUpdate(of, { path, opened: record, changes: { name: 'Músiques' } })
    const { record: other } = await safeCreation(of, { values: { name: 'Circ' } })
    await safeDeletion(of, { path: `tags/${other.id}`, id: other.id })
    await vi.waitFor(async () =>
      expect(await entriesOf('operations', ownerOf(service))).toHaveLength(4),
    )
  })

  const lines = () =>
    screen
      .queryAllByRole('button', { name: /^Compare: / })
      .map((one) => one.getAttribute('aria-label'))
  const compared = (...names: string[]) =>
    waitFor(() => expect(lines()).toEqual(names.map((name) => `Compare: ${name}`)))

  test('by words, with or without their accents, and by what was done; each is taken off again', async () => {
    const { user, place } = await openApp(world, '/ca/activity', editor, 'en')
    expect(await screen.findByText('4 changes')).toBeVisible()
    await compared('Circ', 'Circ', 'Músiques', 'Música')

    await user.type(screen.getByLabelText('Search by name'), 'musi')
    await compared('Músiques', 'Música')
    expect(screen.getByText('2 changes')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const drawer = within(await screen.findByRole('dialog'))
    await user.selectOptions(drawer.getByRole('combobox', { name: 'What was done' }), 'Deleted')
    await user.click(drawer.getByRole('button', { name: 'Show results' }))
    expect(await screen.findByText('Nothing found')).toBeVisible()
    expect(place()).toContain('operation=delete')

    await user.clear(screen.getByLabelText('Search by name'))
    await compared('Circ')
    await user.click(
      screen.getByRole('button', { name: 'Remove the filter “What was done: Deleted”' }),
    )
    await compared('Circ', 'Circ', 'Músiques', 'Música')
  })
})
