import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { entryIn } from '../../collection/history/keepEntry.ts'
import { ownerOf } from '../../collection/owner.ts'
import { pageJournal } from '../../collection/journal.ts'
import { idPath } from '../../collection/recordPath.ts'
import { safeUpdate } from '../../collection/safeWriter.ts'
import { undoEntry } from '../../collection/undo/undoEntry.ts'
import { freshRecord } from '../../collection/writing.ts'
import { forget, keptOf } from '../../device/kept.ts'
import { writables } from '../../records/records.ts'
import { languageOf } from '../../service/language.ts'
import { pageModes } from '../../service/testWorld.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { keepPair } from '../near/keepPair.ts'

vi.setConfig({ testTimeout: 90_000 })

describe.each(pageModes)('a source that is changed over the %s service', (mode) => {
  let world: World
  let ids: Readonly<Record<'ca' | 'es', number>>
  beforeAll(async () => {
    world = await openWorld({ mode })
    const day = addDays(todayIn('Europe/Madrid'), 3)
    const on = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`, status: 'publish' }
    const make = async (code: string, title: string) => {
      const body = { title, description: `<p>${title}</p>`, slug: 'fira', ...on }
      return Number((await world.askIn(code, 'POST', 'events', body)).id)
    }
    ids = { ca: await make('ca', 'Fira'), es: await make('es', 'Feria') }
    await keepPair(world.service(editor), { collection: 'events', versions: ids })
  })
  afterAll(() => world.drop())
  beforeEach(() => forget('history', 'all'))
  afterEach(cleanup)

  /** As rooms write that have no form: changes of many, what waited in the queue, the history itself. */
  async function save(code: 'ca' | 'es', changes: Readonly<Record<string, unknown>>) {
    const all = world.service(editor)
    const language = languageOf(all.configuration, code)
    if (language === null) throw new Error(`no ${code}`)
    const service = all.in(language)
    const path = idPath('events', ids[code])
    const writing = { service, collection: writables.events, journal: pageJournal }
    const { key } = await safeUpdate(writing, {
      path,
      opened: await freshRecord(writing, path),
      changes,
    })
    const entries = async () => (await keptOf('history', ownerOf(service))).map(entryIn)
    await waitFor(async () => expect((await entries()).map((one) => one.key)).toContain(key))
    return (await entries()).find((one) => one.key === key)
  }

  const spanish = async (title: string) => {
    const link = await screen.findByRole('link', { name: title }, { timeout: 30_000 })
    return within(link.closest('tr') ?? document.body).getAllByRole('gridcell')[2]
  }
  const openBoard = () => openApp(world, '/ca/translations', editor, 'en')
  const mark = 'The source has changed'

  test('in its ordinary form leaves its translation out of date, until that is saved too', async () => {
    const app = await openApp(world, `/ca/events/${ids.ca}`, editor, 'en')
    await app.user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' de Nadal')
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    const news = await screen.findByRole('region', { name: 'Notices' })
    await within(news).findByRole('button', { name: 'Undo' })
    app.go('/ca/translations?state=outOfDate')
    const cell = await spanish('Feria')
    expect(cell).toHaveTextContent(mark)
    app.go(`/ca/translations/${ids.ca}`)
    const words = 'Catalan has changed since this translation was last saved here'
    expect(await screen.findByText(words)).toBeVisible()
    cleanup()
    await openBoard()
    expect(await spanish('Fira de Nadal')).toHaveTextContent(mark)
    await save('es', { title: 'Feria de Navidad' })
    await waitFor(async () => expect(await spanish('Fira de Nadal')).not.toHaveTextContent(mark))
  })

  test('in any other room does so, and no more once that is taken back; facts do nothing', async () => {
    await save('ca', { cost: '7' })
    const entry = await save('ca', { description: '<p>Ara amb més parades</p>' })
    await openBoard()
    expect(await spanish('Fira de Nadal')).toHaveTextContent(mark)
    if (!entry) throw new Error('no entry')
    const service = world.service(editor)
    await undoEntry({ service, writables, series: 'back', renewed: new Map() }, entry)
    cleanup()
    await openBoard()
    const cell = await spanish('Fira de Nadal')
    expect(cell).toHaveTextContent('Differs: price')
    expect(cell).not.toHaveTextContent(mark)
  })
})
