import { cleanup, screen, within } from '@testing-library/react'
import { editor, makeWorld } from '../../../app/appBed.tsx'
import type { Operation } from '../../../core/write/operation.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { forget, entriesOf } from '../../../platform/entries.ts'
import { goOn, killAt, openImport } from './killedBed.ts'

vi.setConfig({ testTimeout: 240_000 })

const times = { start_date: '2027-03-05 10:00:00', end_date: '2027-03-05 12:00:00' }
const many = 12

test('changes of a file go on where the page was killed, each sent once; what was refused or not taken says why, and all are taken back as one', async () => {
  await forget('imports', 'all')
  await forget('operations', 'all')
  const world = await makeWorld('live')
  const ids: number[] = []
  for (let at = 0; at < many + 2; at += 1)
    ids.push(Number((await world.ask('POST', 'events', { ...times, title: `Fira ${at}` })).id))
  const titles = async () =>
    (await Promise.all(ids.map((id) => world.ask('GET', `events/${id}`)))).map(({ title }) => title)
  // Of the last two one cannot be read, and one is not ticked. Another has no number.
  const lines = ids.map((id, at) =>
    at === many
      ? `${id},Fira ${at},late`
      : `${id},${at < many ? `Ball ${at}` : 'Un altre'},2027-03-05 10:00`,
  )
  const text = ['id,title,start_date', ...lines, ',Sense número,2027-03-05 10:00'].join('\n')

  const { user } = await openImport(world)
  const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
  await user.upload(input, new File([text], 'canvis.csv'))
  await user.click(await screen.findByRole('checkbox', { name: /^Row 15\. / }))
  const write = screen.getByRole('button', { name: `Save ${many} events` })
  const dying = killAt(7, true)
  await user.click(write)
  await dying.gone
  cleanup()
  vi.unstubAllGlobals()

  const anew = await openImport(world)
  const rest = killAt(Infinity, false)
  await world.fail([{ kind: 'status', code: 403, method: 'POST', path: `events/${ids[11]}` }])
  await goOn(anew.user)
  const undo = await screen.findByRole('button', { name: 'Undo all 11 changes' })
  // None was sent twice, though of some the answer was never heard.
  const sent = [...dying.sent, ...rest.sent]
  expect(new Set(sent).size).toBe(sent.length)
  expect(sent).toHaveLength(many)
  expect(Math.max(dying.most(), rest.most())).toBeLessThanOrEqual(4)
  await world.fail([])
  expect(await titles()).toEqual(ids.map((_, at) => (at < 11 ? `Ball ${at}` : `Fira ${at}`)))
  // Written on two pages, they are one series of the history, and are taken back as one.
  const written = await entriesOf('operations', ownerOf(world.service(editor)))
  expect(new Set(written.map(({ body }) => (body as Operation).series)).size).toBe(1)
  // What the history has forgotten cannot be taken back.
  const [first] = written
  await forget('operations', [first?.key ?? ''])
  const forgotten = Object(first?.body).id
  await screen.findByRole('button', { name: 'Undo all 10 changes' })
  await anew.user.click(undo)
  const asked = within(await screen.findByRole('dialog'))
  await anew.user.click(await asked.findByRole('button', { name: 'Undo' }))
  await asked.findByText('Undone: 10 saved.', undefined, { timeout: 30_000 })
  await anew.user.click(asked.getByRole('button', { name: 'Close' }))
  expect(await titles()).toEqual(
    ids.map((id, at) => (id === forgotten ? `Ball ${at}` : `Fira ${at}`)),
  )

  await screen.findByText('Done: 1 saved, 1 left out, 10 undone and 3 refused.')
  const rows = screen
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent.trim())
  for (const row of [
    /^Row 13\. Fira 11 .*may not/,
    /^Row 14\. .*Start, “late”: this is no date/,
    /^Row 15\. The row wasn’t selected\. Fira 13/,
    /^Row 16\. No ID\./,
  ])
    expect(rows).toContainEqual(expect.stringMatching(row))
  await anew.user.click(screen.getByRole('button', { name: 'Retry 1' }))
  await screen.findByText('Done: 2 saved, 1 left out, 10 undone and 2 refused.')
  expect((await titles())[11]).toBe('Ball 11')
  await anew.user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText(/^The import of “canvis\.csv” \(.*: 2 saved, /)
  await anew.user.click(await screen.findByRole('button', { name: 'Forget it…' }))
  await anew.user.click(await screen.findByRole('button', { name: 'Forget' }))
  await vi.waitFor(() => expect(screen.queryByText(/^The import of/)).toBeNull())
})
