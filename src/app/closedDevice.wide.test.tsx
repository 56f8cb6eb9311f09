import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, pageMode, worldOfEach } from './appBed.tsx'
import { readHere } from './testEveryPage.ts'

/** What each says when the device is closed, and when there is nothing. */
const told: Record<(typeof readHere)[number], readonly [refused: string, empty: string]> = {
  '/ca/activity': ['Your activity can’t be read', 'This browser remembers no changes'],
}

const world = worldOfEach(pageMode)

const closeDevice = () =>
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })

test.each(['new', 'in'])('%s: that nobody knows what was left is said', async (part) => {
  closeDevice()
  await openApp(world, `/ca/transfer?part=${part}`, editor, 'en')
  expect(await screen.findByText(/^Earlier work can’t be read/)).toBeVisible()
})

test.each(readHere)('%s says that the device is closed, not that it is empty', async (page) => {
  const [refused, empty] = told[page]
  closeDevice()
  const { user } = await openApp(world, page, editor, 'en')
  const alert = (await screen.findByText(refused)).closest<HTMLElement>('[role=alert]')
  if (!alert) throw new Error('no alert')
  expect(screen.queryByText(empty)).toBeNull()
  vi.restoreAllMocks()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(empty)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(refused)).toBeNull())
})
