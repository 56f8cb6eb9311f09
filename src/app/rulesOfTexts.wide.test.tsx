import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forget } from '../device/kept.ts'
import { pageModes } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { editor, openApp, openWorld, type World } from './appBed.tsx'

vi.setConfig({ testTimeout: 90_000 })

const day = addDays(todayIn('Europe/Madrid'), 3)
const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }

describe.each(pageModes)('texts of translators over the %s service', (mode) => {
  let world: World
  beforeEach(async () => {
    await forget('pairs', 'all')
    world = await openWorld({ mode })
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  const made = async (language: string, title: string, status: string) =>
    Number((await world.askIn(language, 'POST', 'events', { ...times, title, status })).id)

  test('are held against the rules of the site where their version is out, and not in a draft', async () => {
    const ca = await made('ca', 'Fira del llibre', 'publish')
    const out = await made('es', 'Feria del libro', 'publish')
    const source = await made('ca', 'Concert', 'publish')
    const draft = await made('es', 'Concierto', 'draft')
    const rules = { noCapitals: true }
    const at = '/ca/translations/exchange?part=in'
    const { user } = await openApp(world, at, editor, 'en', rules)
    const file = [
      'record;field;source_language;target_language;source;target;target_record',
      `events/${ca};title;ca;es;Fira del llibre;GRAN FERIA;events/${out}`,
      `events/${source};title;ca;es;Concert;GRAN CONCIERTO;events/${draft}`,
    ].join('\n')
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([file], 'texts.csv'))
    await screen.findByRole('checkbox', { name: 'Feria del libro: Title' })
    await user.click(screen.getByRole('button', { name: 'Choose all' }))
    await user.click(screen.getByRole('button', { name: 'Save 2 texts…' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Change 2' }))
    await within(dialog).findByText('Done: 1 saved and 1 refused.')
    within(dialog).getByText(/Title: It is in capitals throughout/)
    const titleOf = async (id: number) => (await world.askIn('es', 'GET', `events/${id}`)).title
    expect(await titleOf(out)).toBe('Feria del libro')
    await waitFor(async () => expect(await titleOf(draft)).toBe('GRAN CONCIERTO'))
  })
})
