import { act, cleanup, render, screen } from '@testing-library/react'
import { lazily, unfetched } from './lazily.tsx'

beforeEach(() => void vi.useFakeTimers())

const Editor = ({ name }: { name: string }) => <p>{`Editor of ${name}`}</p>
const moments = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('what cannot be fetched takes nothing down, and comes when it can', async () => {
  const fetchIt = vi.fn(async () => Editor)
  fetchIt.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Late = lazily(fetchIt)
  const form = (
    <>
      <Late name="text" fallback={<p>Words</p>} />
      <input aria-label="Title" />
    </>
  )
  render(form)
  await moments(100)
  expect(screen.getByText('Words')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeDefined()
  expect(unfetched.get()).toBe(1)
  await moments(10_000)
  expect(screen.getByText('Editor of text')).toBeDefined()
  expect(unfetched.get()).toBe(0)
  cleanup()

  render(form)
  expect(screen.getByText('Editor of text')).toBeDefined()
  expect(fetchIt).toHaveBeenCalledTimes(2)
})

test('who turns away from what could not be fetched hears no more of it', async () => {
  const Never = lazily<object>(() => Promise.reject(new TypeError('Failed to fetch')))
  render(<Never />)
  await moments(100)
  expect(unfetched.get()).toBe(1)
  cleanup()
  expect(unfetched.get()).toBe(0)
})
