import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 4)

const times = (start: string, end: string) => ({
  start_date: `${day} ${start}:00`,
  end_date: `${day} ${end}:00`,
})

describe.each(pageModes)('what is unpaired over the %s service', (mode) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld({ mode })
    const over = { status: 'publish' }
    // Two that begin together, and one that begins with them: it may be of either, or of none.
    for (const title of ['Taller de ceràmica', 'Xerrada sobre l’aigua'])
      await world.ask('POST', 'events', { title, ...times('18:00', '20:00'), ...over })
    const other = { title: 'Encuentro vecinal', ...times('18:00', '20:00'), ...over }
    await world.askIn('es', 'POST', 'events', other)
    await world.ask('POST', 'venues', { venue: 'Teatre sol' })
  })
  afterAll(() => world.drop())
  afterEach(cleanup)

  test('is asked for by a tab, counted by language, and leads to where it is decided', async () => {
    const { user } = await openApp(world, '/ca/translations?state=unpaired', editor, 'en')
    const other = await screen.findByRole(
      'link',
      { name: 'Encuentro vecinal' },
      { timeout: 30_000 },
    )
    expect(other.closest('td')).toHaveTextContent('Possibly its version')
    const tabs = screen.getByRole('navigation', { name: 'What there is to do' })
    const tab = within(tabs).getByRole('link', { name: 'Unpaired 1' })
    expect(tab).toHaveAttribute('aria-current', 'page')
    const languages = screen.getByRole('navigation', { name: 'Unpaired in' })
    expect(within(languages).getByRole('link', { name: 'Español (1)' })).toBeVisible()
    await user.click(within(languages).getByRole('link', { name: 'English (0)' }))
    expect(await screen.findByText('No row needs this, with the filters in force.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'answer one after the other.' }))
    const pairs = await screen.findAllByRole('gridcell', { name: /Encuentro vecinal/ })
    expect(pairs).not.toHaveLength(0)
  })

  test('a venue that a language lacks is made, or found, from its cell', async () => {
    await openApp(world, '/ca/translations?of=venues&state=missing', editor, 'en')
    const link = await screen.findByRole('link', { name: 'Teatre sol' }, { timeout: 30_000 })
    const [, es] = within(link.closest('tr') ?? document.body).getAllByRole('gridcell')
    const toMake = within(es ?? document.body).getByRole('link', { name: 'Missing' })
    expect(toMake.getAttribute('href')).toMatch(/\/es\/translations\/of\/ca\/venues\/\d+$/)
  })
})
