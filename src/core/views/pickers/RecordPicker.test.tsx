import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { LiveRegion } from '../../../ui/live/LiveRegion.tsx'
import { all, halls, openPicker } from './pickerBed.tsx'

const chips = () =>
  screen.queryAllByText(/^Hall \d+( \(.*\))?$|^#\d+/, { selector: '.MuiChip-label' })
const names = () => chips().map(({ textContent }) => textContent)

test('asks nothing before it is opened, and once for what was typed in one go', async () => {
  const { calls, user } = await openPicker([])
  expect(calls).toEqual([])
  const box = screen.getByRole('combobox', { name: 'Halls' })
  await user.type(box, 'Hall 57')
  await screen.findByRole('option', { name: 'Hall 57' })
  const searches = calls.map(({ query }) => query?.search).filter(Boolean)
  expect(searches).toEqual(['Hall 57'])
})

test('asks once for every pause in typing, and never for what was not asked', async () => {
  const { calls, user } = await openPicker([])
  await user.tab()
  await user.keyboard('Hall 5')
  await screen.findByRole('option', { name: 'Hall 57' })
  await user.keyboard('7')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ query }) => query?.search)).toEqual(['Hall 5', 'Hall 57'])
})

test('asks for as much of a pasted text as an address can say, and offers it in short', async () => {
  const creating = { label: (typed: string) => `Make “${typed}”`, renderDialog: () => null }
  const { calls, user } = await openPicker([], true, halls, all, creating)
  await user.click(screen.getByRole('combobox'))
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.paste('hall '.repeat(20_000))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.query).toMatchObject({ search: 'hall '.repeat(40).trim() })
  expect((await screen.findByRole('option', { name: /^Make/ })).textContent).toHaveLength(89)
})

test('gives up a question that another one has overtaken', async () => {
  const { calls, user } = await openPicker([])
  const box = screen.getByRole('combobox', { name: 'Halls' })
  await user.type(box, 'Hall 1')
  await waitFor(() => expect(calls.at(-1)?.query?.search).toBe('Hall 1'))
  const overtaken = calls.at(-1)
  await user.type(box, '2')
  await waitFor(() => expect(calls.at(-1)?.query?.search).toBe('Hall 12'))
  expect(overtaken?.signal?.aborted).toBe(true)
})

test('shows more when the end of the list is reached', async () => {
  const { user } = await openPicker([])
  await user.click(screen.getByRole('combobox', { name: 'Halls' }))
  await screen.findByRole('option', { name: 'Hall 40' })
  expect(screen.queryByRole('option', { name: 'Hall 41' })).toBeNull()
  fireEvent.scroll(screen.getByRole('listbox'))
  expect(await screen.findByRole('option', { name: 'Hall 60' })).toBeInTheDocument()
})

test('names chosen records by reading them, and says which are gone or in the trash', async () => {
  const { calls } = await openPicker([55, 56, 99])
  await waitFor(() =>
    expect(names()).toEqual(['Hall 55', 'Hall 56 (in the trash)', '#99 (no longer exists)']),
  )
  expect(calls.map(({ path }) => path)).toEqual(['venues/55', 'venues/56', 'venues/99'])
})

test('keeps several in the order they were chosen, or one in place of the other', async () => {
  const first = await openPicker([3])
  await first.user.click(screen.getByRole('combobox', { name: 'Halls' }))
  await first.user.click(await screen.findByRole('option', { name: 'Hall 2' }))
  await waitFor(() => expect(names()).toEqual(['Hall 3', 'Hall 2']))
  cleanup()
  const second = await openPicker([3], false)
  await second.user.click(screen.getByRole('combobox', { name: 'Halls' }))
  await second.user.click(await screen.findByRole('option', { name: 'Hall 2' }))
  await waitFor(() => expect(names()).toEqual(['Hall 2']))
})

test('says what is chosen, added and removed', async () => {
  const { user } = await openPicker([3])
  render(<LiveRegion />)
  const box = screen.getByRole('combobox', { name: 'Halls' })
  const announced = (words: string) =>
    waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words))
  await waitFor(() => expect(box).toHaveAccessibleDescription('Selected: Hall 3.'))
  await user.click(box)
  await user.click(await screen.findByRole('option', { name: 'Hall 2' }))
  await announced('Added Hall 2.')
  expect(box).toHaveAccessibleDescription('Selected: Hall 3, Hall 2.')
  await user.keyboard('{Backspace}')
  await announced('Removed Hall 2.')
  await user.keyboard('{Backspace}')
  await announced('Removed Hall 3.')
  expect(box).not.toHaveAccessibleDescription()
})

test('of one, what is chosen already stays when it is chosen again, and goes by what takes it away', async () => {
  const { user } = await openPicker([2], false)
  const box = screen.getByRole('combobox', { name: 'Halls' })
  await user.type(box, 'Hall 2')
  await user.click(await screen.findByRole('option', { name: 'Hall 2' }))
  expect(names()).toEqual(['Hall 2'])
  expect(box).toHaveValue('')
  await user.type(box, 'Hall 2')
  await screen.findByRole('option', { name: 'Hall 29' })
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Hall 2'])
  await user.keyboard('{Backspace}')
  expect(names()).toEqual([])
})

test('two of one name are told apart by what is asked for them alone', async () => {
  const asked: number[] = []
  const Twin = ({ id }: { id: number }) => {
    asked.push(id)
    return <>seats {id}</>
  }
  const there = [...all, { id: 61, name: 'hall 60' }]
  const { user } = await openPicker([], true, { ...halls, Twin }, there)
  await user.type(screen.getByRole('combobox'), 'all 6')
  expect(await screen.findByRole('option', { name: 'Hall 60 seats 60' })).toBeVisible()
  expect(screen.getByRole('option', { name: 'hall 60 seats 61' })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Hall 6' })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([60, 61]))
})

test('never offers what does not match the words, not even while they are being asked for', async () => {
  const { user } = await openPicker([])
  const box = screen.getByRole('combobox')
  await user.click(box)
  await screen.findByRole('option', { name: 'Hall 1' })
  await user.type(box, 'hall 3')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent.trim())).toEqual([
    'Hall 3',
    ...Array.from({ length: 10 }, (_, at) => `Hall ${30 + at}`),
  ])
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Hall 3'])
})

test('offers to make nothing on the word of a listing from before the last write', async () => {
  const there = [...all]
  const offered: string[] = []
  const label = (typed: string) => {
    offered.push(typed)
    return `Make ${typed}`
  }
  const creating = { label, renderDialog: () => null }
  const { client, user } = await openPicker([], true, halls, there, creating)
  const box = screen.getByRole('combobox')
  await user.type(box, 'Sala')
  await screen.findByRole('option', { name: 'Make Sala' })
  await user.clear(box)
  await screen.findByRole('option', { name: 'Hall 1' })
  there.push({ id: 61, name: 'Sala' })
  await client.invalidateQueries()
  offered.length = 0
  await user.type(box, 'Sala')
  await screen.findByRole('option', { name: 'Sala' })
  expect(offered).not.toContain('Sala')
})

test('offers to make another one of a name only where it may be, after those there are', async () => {
  const label = (typed: string) => `Make ${typed}`
  const renderDialog = () => null
  const first = await openPicker([], true, halls, all, { label, renderDialog })
  await first.user.type(screen.getByRole('combobox'), 'hall 60')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  cleanup()
  const there = [{ id: 1, name: 'hall 60' }]
  const another = { label, another: 'Create another', renderDialog }
  const second = await openPicker([], true, halls, there, another)
  await second.user.type(screen.getByRole('combobox'), 'hall 60')
  await screen.findByRole('option', { name: 'Create another' })
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent.trim())
  expect(options).toEqual(['hall 60', 'Create another'])
})
