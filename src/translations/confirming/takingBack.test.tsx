import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { exportedPairs } from '../translations.ts'
import { changeConfirmed, confirmedOf } from './confirmedHere.ts'

vi.setConfig({ testTimeout: 90_000 })

const titles = { ca: 'Fira del llibre', es: 'Feria del libro' }
const toConfirm = { name: '“Fira del llibre” and “Feria del libro”' }
const answered = { name: '“Fira del llibre” in Català and “Feria del libro” in Español' }
describe.each(pageModes)('what was answered over the %s service', (mode) => {
  let world: World
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    world = await openWorld({ mode })
    const day = addDays(todayIn('Europe/Madrid'), 3)
    const on = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00`, status: 'publish' }
    for (const [code, title] of Object.entries(titles)) {
      const body = { title, slug: 'fira-del-llibre', ...on }
      ids[code] = Number((await world.askIn(code, 'POST', 'events', body)).id)
    }
  })
  afterAll(() => world.drop())
  beforeEach(() => forget('pairs', 'all'))
  afterEach(cleanup)

  const site = () => world.service(editor).site
  const kept = async () => {
    const { together, apart } = await confirmedOf(site())
    return [together, apart].map((some) => some.map(({ versions }) => versions))
  }
  const open = (more = '') => openApp(world, `/ca/translations?state=confirm${more}`, editor, 'en')
  const pair = (name: { name: string | RegExp } = toConfirm) =>
    screen.findByRole('gridcell', name, { timeout: 30_000 })
  const view = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Which pairs' })).findByRole('link', { name })

  test.each([
    ['c', /are confirmed as versions of the same thing/, 0],
    ['x', /will not be paired any more/, 1],
  ])('%s is taken back by the toast, and by a key', async (key, words, kind) => {
    const { user } = await open()
    const cell = await pair()
    act(() => cell.focus())
    await user.keyboard(key)
    expect(await screen.findByText(said(words))).toBeVisible()
    await waitFor(async () => expect((await kept())[kind]).toEqual([ids]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The answer has been taken back.')).toBeVisible()
    expect(await kept()).toEqual([[], []])
    const again = await pair()
    act(() => again.focus())
    await user.keyboard(key)
    await waitFor(async () => expect((await kept())[kind]).toEqual([ids]))
    await user.keyboard('u')
    await waitFor(async () => expect(await kept()).toEqual([[], []]))
    expect(await pair()).toBeVisible()
    await user.keyboard('u')
    expect(
      await screen.findByText(/^Nothing that was answered on this visit is left/),
    ).toBeVisible()
  })

  test('an answer of which something else was said since stays, and that is said', async () => {
    const { user } = await open()
    const cell = await pair()
    act(() => cell.focus())
    await user.keyboard('c')
    await screen.findByText(said(/are confirmed as versions/))
    const other = { together: [], apart: [{ collection: 'events', versions: ids } as const] }
    await changeConfirmed(site(), () => other)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/Something else has been said of these records/)).toBeVisible()
    expect(await kept()).toEqual([[], [ids]])
  })

  test.each([
    ['together', 'Confirmed here', 0],
    ['apart', 'Separated here', 1],
  ] as const)('%s is listed, and taken back from there by keyboard', async (kind, name, at) => {
    const gone = { collection: 'events', versions: { ca: 990, es: 991 } } as const
    const ours = { collection: 'events', versions: ids } as const
    await changeConfirmed(site(), (pairs) => ({ ...pairs, [kind]: [ours, gone] }))
    const { user, place } = await open()
    await screen.findByRole('region', { name: 'File of confirmed pairs' }, { timeout: 30_000 })
    await user.click(await view(`${name} (2)`))
    const cell = await pair(answered)
    expect(place()).toContain(`said=${kind}`)
    const missing = screen.getByRole('gridcell', { name: /number 990.* in Català/ })
    expect(missing).toHaveTextContent('Not among what was read')
    expect(cell.compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.keyboard('j')
    expect(cell).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('gridcell', answered)).toBeNull())
    await waitFor(() => expect(screen.getAllByRole('gridcell')[0]).toHaveFocus())
    expect((await kept())[at]).toEqual([gone.versions])
    const files = screen.getByRole('region', { name: 'File of confirmed pairs' })
    expect(files).toHaveTextContent('1 answer is kept in this browser.')
    const file: unknown = JSON.parse(exportedPairs(site(), await confirmedOf(site())))
    expect(file).toMatchObject({ together: [], apart: [], [kind]: [gone] })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await user.keyboard('u')
    await waitFor(async () => expect((await kept())[at]).toEqual([gone.versions]))
    await user.click(await view('To confirm (1)'))
    expect(await pair()).toBeVisible()
  })

  test('one language of three is taken out, and the others stay together', async () => {
    const three = { collection: 'events', versions: { ...ids, en: 993 } } as const
    await changeConfirmed(site(), () => ({ together: [three], apart: [] }))
    const { user } = await open('&said=together')
    const cell = await pair({ name: /Fira del llibre.*Feria del libro.*number 993/ })
    act(() => cell.focus())
    await user.click(within(cell).getByRole('button', { name: 'Take out: English' }))
    await waitFor(() => expect(screen.getByRole('gridcell', answered)).toHaveFocus())
    expect(await kept()).toEqual([[ids], []])
  })
})
