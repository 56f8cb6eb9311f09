import { editor, openApp, pageMode, worldOfEach } from '../../app/appBed.tsx'
import { noteQueued } from '../../core/write/queue/enqueue.ts'
import { storedCount } from '../../platform/storedCounts.ts'
import type { EventRecord, EventUpdate } from '../../resources/events/events.ts'
import type { Service } from '../../api/service.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'
import { event, sending, span, titled, update, waiting, waitWith } from './send/queueBed.ts'

const world = worldOfEach(pageMode)
let service: Service
let fair: EventRecord
beforeEach(async () => {
  service = world.service()
  fair = await event(service, 'Fair')
})

const save = { name: 'Save with this choice' }
const now = () => world.ask('GET', `events/${fair.id}`)

/** Lets a change wait that crosses what somebody else writes. */
async function crossing(mine: EventUpdate, theirs: EventUpdate) {
  await waitWith(world, service, () => update(service, fair, mine))
  await update(service, fair, theirs)
  await sending(service).send()
}

async function choosing(title = 'Mine') {
  const { user } = await openApp(world, '/ca/activity?show=unsent', editor, 'en')
  await user.click(await screen.findByRole('button', { name: `Choose what stays: ${title}` }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

async function merged() {
  await crossing({ title: 'Mine', cost: '5' }, { title: 'Theirs' })
  const { user, dialog } = await choosing()
  const item = screen.getByRole('listitem', { name: 'Mine', hidden: true })
  expect(item).toHaveTextContent(/^.*Someone else changed the same: Title. Your text is kept here/)
  await user.click(dialog.getByRole('radio', { name: 'Merge both by hand' }))
  const box = dialog.getByRole('textbox')
  await user.clear(box)
  await user.click(box)
  await user.paste('Mine and theirs')
  return { user, dialog }
}

test('what is merged by hand is sent when it is decided, and not discarded unasked', async () => {
  const { user, dialog } = await merged()
  const later = { name: 'Decide later' }
  await user.click(dialog.getByRole('button', later))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(dialog.getByRole('textbox')).toHaveValue('Mine and theirs')
  await user.click(dialog.getByRole('button', save))
  expect(await screen.findByText(said(/has been sent and saved/))).toBeVisible()
  const cost = expect.stringContaining('5')
  expect(await now()).toMatchObject({ title: 'Mine and theirs', cost })
})

test('what was merged does not go out where the other side is chosen after it', async () => {
  const { user, dialog } = await merged()
  await user.click(dialog.getByRole('radio', { name: 'Their version' }))
  await user.click(dialog.getByRole('button', save))
  await waitFor(async () => expect(await storedCount('queue')).toBe(0))
  expect((await now()).title).toBe('Theirs')
})

test('on a full device it stays in the dialog', async () => {
  const { user, dialog } = await merged()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(dialog.getByRole('button', save))
  expect(await screen.findByText(/^Nothing was sent because/)).toBeVisible()
  expect(dialog.getByRole('textbox')).toHaveValue('Mine and theirs')
})

test('after an answer, a value that earlier writes left counts as somebody else’s', async () => {
  await waitWith(world, service, () => update(service, fair, { title: 'Earlier' }), 'one')
  await waitWith(world, service, () => update(service, fair, { title: 'Mine' }), 'another')
  const [, item] = await waiting(service)
  if (!item) throw new Error('only one waits')
  await noteQueued(item, { stop: { kind: 'doubt' } })
  await sending(service).send()
  await noteQueued(item, { stop: null })
  const [earlier] = await titled(service, 'Earlier')
  if (!earlier) throw new Error('it did not go out')
  await update(service, earlier, { title: 'Theirs' })
  await sending(service).send()
  const { user, dialog } = await choosing()
  await world.meddle('before GET', `events/${fair.id}`, { title: 'Earlier' })
  await user.click(dialog.getByRole('button', save))
  await vi.waitFor(async () => {
    const [waits] = await waiting(service)
    expect(waits?.stop).toMatchObject({ kind: 'conflict', fields: [{ theirs: 'Earlier' }] })
  })
  expect(await now()).toMatchObject({ title: 'Earlier' })
})

const start_date = '2027-03-01 11:00:00'
const end_date = '2027-03-01 10:30:00'

test('of a start that lies behind an end moved since nobody is said to have changed the same', async () => {
  await crossing({ start_date }, { end_date })
  const { dialog } = await choosing('Fair')
  expect(screen.getByText(/^Someone moved its other end/)).toBeInTheDocument()
  await screen.findByRole('dialog', { name: '“Fair”: it would end before it starts' })
  dialog.getByText(/^Your change doesn’t fit what is there/)
})

test('a choice with which an event would end before it starts is not taken', async () => {
  await crossing({ title: 'Mine', start_date }, { title: 'Theirs', end_date })
  const { user, dialog } = await choosing()
  const asked = dialog.getAllByRole('heading', { level: 3 })
  expect(asked.map(({ textContent }) => textContent)).toEqual(['Title', 'Start'])
  await user.click(dialog.getByRole('button', save))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/would end before it starts/)
  await user.click(dialog.getByRole('radio', { name: /^Now: / }))
  await user.click(dialog.getByRole('button', save))
  await waitFor(async () => expect(await storedCount('queue')).toBe(0))
  const { start_date: start } = span
  expect(await now()).toMatchObject({ title: 'Mine', start_date: start, end_date })
})
