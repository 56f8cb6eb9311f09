import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seeded } from '../../../../e2e/service/seeded.ts'
import { editor, openWorld, type World } from '../../../app/appBed.tsx'
import type { JournalEntry } from '../../../collection/journal.ts'
import { ownerOf } from '../../../collection/owner.ts'
import { forget, keptOf } from '../../../device/kept.ts'
import { pageModes } from '../../../service/testWorld.ts'
import { goOn, killAt, openImport, start, type User } from './killedBed.ts'

vi.setConfig({ testTimeout: 240_000 })

const times = { start_date: '2027-03-05 10:00:00', end_date: '2027-03-05 12:00:00' }
const many = 30

describe.each(pageModes)('changes of a file, over the %s service', (mode) => {
  let world: World
  let ids: number[] = []
  beforeEach(async () => {
    await forget('imports', 'all')
    await forget('history', 'all')
    world = await openWorld({ mode })
    ids = []
    for (let at = 0; at < many + 2; at += 1) {
      const event = { ...times, title: `Fira ${at}`, website: 'https://fira.example/' }
      ids.push(Number((await world.ask('POST', 'events', event)).id))
    }
  })
  afterEach(async () => {
    cleanup()
    vi.unstubAllGlobals()
    await world.drop()
  })

  const there = () => Promise.all(ids.map((id) => world.ask('GET', `events/${id}`)))
  const open = () => openImport(world)
  /** All but the last two change; of those one cannot be read, and one is not ticked. Another has no number. */
  async function take(user: User) {
    const lines = ids.map((id, at) => {
      const [title, day] = at < many ? [`Ball ${at}`, '2027-03-05 10:00'] : [`Fira ${at}`, 'late']
      return at === many + 1 ? `${id},Un altre,2027-03-05 10:00` : `${id},${title},${day}`
    })
    const text = ['id,title,start_date', ...lines, ',Sense número,2027-03-05 10:00'].join('\n')
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([text], 'canvis.csv'))
    await user.click(
      await screen.findByRole('checkbox', { name: `Row ${many + 3}. Fira ${many + 1}` }),
    )
    await user.click(screen.getByRole('button', { name: `Write ${many} records…` }))
  }
  test('go on where the page was killed, three times, and what is not taken stays on record', async () => {
    const before = await there()
    const random = seeded(20261125)
    const sent: string[] = []
    for (let death = 0; death < 3; death += 1) {
      const { user } = await open()
      await (death === 0 ? take(user) : goOn(user))
      const dying = killAt(2 + Math.floor(random() * 6), random() < 0.5)
      await start(user)
      await dying.gone
      cleanup()
      vi.unstubAllGlobals()
      sent.push(...dying.sent)
      expect(dying.most()).toBeLessThanOrEqual(4)
    }
    const { user } = await open()
    await goOn(user)
    const last = killAt(Infinity, false)
    const dialog = await start(user)
    await user.click(await dialog.findByRole('button', { name: 'Close' }))
    // None was sent twice, though of some the answer was never heard.
    sent.push(...last.sent)
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent).toHaveLength(many)

    const after = await there()
    expect(after.map(({ title }) => title)).toEqual(
      ids.map((_, at) => (at < many ? `Ball ${at}` : `Fira ${at}`)),
    )
    const besideTitle = ({ start_date, end_date, website, status }: Record<string, unknown>) => ({
      start_date,
      end_date,
      website,
      status,
    })
    expect(after.map(besideTitle)).toEqual(before.map(besideTitle))

    // Written on four pages, they are one series of the history, to be taken back as one.
    const written = await keptOf('history', ownerOf(world.service(editor)))
    expect(written.length).toBeGreaterThan(many / 2)
    expect(new Set(written.map(({ body }) => (body as JournalEntry).series)).size).toBe(1)

    cleanup()
    vi.unstubAllGlobals()
    const anew = await open()
    await screen.findByText(
      /^The changes of “canvis\.csv” of .*: 30 written and 3 rows not taken\.$/,
    )
    await anew.user.click(screen.getByRole('button', { name: 'Result of each row' }))
    const rows = within(screen.getByRole('region', { name: 'Result of each row' }))
    const [wrong, unticked, noNumber, first] = rows.getAllByRole('listitem')
    expect(wrong).toHaveTextContent(/^Row 32\. .*Start: this is no date/)
    expect(unticked).toHaveTextContent(/^Row 33\. Fira 31 — The row was not ticked/)
    expect(noNumber).toHaveTextContent(/^Row 34\. It has no number/)
    // Where the answer was never heard, it was so when it was looked at again.
    expect(first).toHaveTextContent(/^Row 2\. Fira 0 — (?:written|it was so already)\.$/)
    await anew.user.click(screen.getByRole('button', { name: 'Forget it…' }))
    await anew.user.click(await screen.findByRole('button', { name: 'Forget' }))
    await vi.waitFor(() => expect(screen.queryByText(/^The changes of/)).toBeNull())
  })

  test('written on two pages they are taken back as one, with those whose end was never heard', async () => {
    const fairs = ids.slice(0, 12)
    const { user } = await open()
    const lines = fairs.map((id, at) => `${id},Ball ${at}`)
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([['id,title', ...lines].join('\n')], 'canvis.csv'))
    await user.click(await screen.findByRole('button', { name: 'Write 12 records…' }))
    const dying = killAt(8, true)
    await start(user)
    await dying.gone
    cleanup()
    vi.unstubAllGlobals()

    const anew = await open()
    await goOn(anew.user)
    const dialog = await start(anew.user)
    await anew.user.click(await dialog.findByRole('button', { name: 'Undo all 12 changes' }))
    await dialog.findByText('Undone: 12 saved.')
    await anew.user.click(dialog.getByRole('button', { name: 'Close' }))
    expect((await there()).map(({ title }) => title)).toEqual(ids.map((_, at) => `Fira ${at}`))
    await vi.waitFor(() => expect(screen.queryByText(/^The changes of/)).toBeNull())
  })

  test('taken back in part they stay on record, and lead to what is left of them in the history', async () => {
    const { user } = await open()
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([`id,title\n${ids[0]},Ball\n${ids[1]},Bal`], 'canvis.csv'))
    await user.click(await screen.findByRole('button', { name: 'Write 2 records…' }))
    const dialog = await start(user)
    const undo = await dialog.findByRole('button', { name: 'Undo all 2 changes' })
    await world.fail([{ kind: 'status', code: 403, method: 'POST', path: `events/${ids[1]}` }])
    await user.click(undo)
    await user.click(await dialog.findByRole('button', { name: 'Close' }))
    await world.fail([])
    await screen.findByText(/: 1 written and 1 undone\.$/)
    await user.click(screen.getByRole('link', { name: 'See them in the history' }))
    expect(await screen.findByRole('button', { name: /^Undo: / })).toHaveAccessibleName(/Bal\b/)
  })

  test('written whole they leave no record, and taken back neither', async () => {
    const { user } = await open()
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([`id,title\n${ids[0]},Ball\n${ids[1]},Bal`], 'canvis.csv'))
    const write = await screen.findByRole('button', { name: 'Write 2 records…' })
    // The summary takes the focus a moment after it is there, and not while something else is pressed already.
    await vi.waitFor(() => expect(document.activeElement).toHaveTextContent(/^canvis\.csv:/))
    await user.click(write)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(write).toHaveFocus())
    await user.click(write)
    const dialog = await start(user)
    await user.click(await dialog.findByRole('button', { name: /^Undo all/ }))
    await dialog.findByText('Undone: 2 saved.')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect((await there()).map(({ title }) => title).slice(0, 2)).toEqual(['Fira 0', 'Fira 1'])
    expect(screen.queryByText(/^The changes of/)).toBeNull()
  })

  test('of which the history has forgotten one say so before the rest is taken back, and after', async () => {
    const { user } = await open()
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([`id,title\n${ids[0]},Ball\n${ids[1]},Bal`], 'canvis.csv'))
    await user.click(await screen.findByRole('button', { name: 'Write 2 records…' }))
    const dialog = await start(user)
    const undo = await dialog.findByRole('button', { name: 'Undo all 2 changes' })
    const written = await keptOf('history', ownerOf(world.service(editor)))
    const first = written.find(({ body }) => (body as JournalEntry).id === ids[0])
    await forget('history', [first?.key ?? ''])
    await user.click(undo)
    const said = /^1 change cannot be undone from here/
    expect(await dialog.findByText(said)).toBeVisible()
    expect((await there()).map(({ title }) => title).slice(0, 2)).toEqual(['Ball', 'Bal'])
    await user.click(dialog.getByRole('button', { name: 'Undo the other change' }))
    await dialog.findByText('Undone: 1 saved.')
    expect(dialog.getByText(said)).toBeVisible()
    expect((await there()).map(({ title }) => title).slice(0, 2)).toEqual(['Ball', 'Fira 1'])
  })

  test('what the calendar refuses says why after the page is anew, and can be tried again', async () => {
    const { user } = await open()
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await user.upload(input, new File([`id,title\n${ids[0]},Ball\n${ids[1]},Bal`], 'canvis.csv'))
    await user.click(await screen.findByRole('button', { name: 'Write 2 records…' }))
    await world.fail([{ kind: 'status', code: 403, method: 'POST', path: `events/${ids[1]}` }])
    const dialog = await start(user)
    await user.click(await dialog.findByRole('button', { name: 'Close' }))
    await world.fail([])
    cleanup()
    const anew = await open()
    await screen.findByText(/: 1 written and 1 still to be written\.$/)
    await anew.user.click(screen.getByRole('button', { name: 'Result of each row' }))
    const [refused] = within(
      screen.getByRole('region', { name: 'Result of each row' }),
    ).getAllByRole('listitem')
    expect(refused).toHaveTextContent(/^Row 3\. Fira 1 — refused\. .*may not/)
    await anew.user.click(screen.getByRole('button', { name: 'Go on with 1 row…' }))
    const again = await start(anew.user)
    await anew.user.click(await again.findByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(screen.queryByText(/^The changes of/)).toBeNull())
    expect((await there())[1]?.title).toBe('Bal')
  })
})
