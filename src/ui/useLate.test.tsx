import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnfetched } from './unfetched.ts'
import { useLate } from './useLate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const moments = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('is asked for until it comes, though no browser says that the network is back', async () => {
  const fetchIt = vi.fn(async () => 'the sender')
  fetchIt.mockImplementationOnce(missing).mockImplementationOnce(missing)
  const Late = ({ isWanted }: { isWanted: boolean }) => (
    <p>{useLate(fetchIt, isWanted, 50) ?? 'nothing yet'}</p>
  )
  const { rerender } = render(<Late isWanted={false} />)
  await moments(1000)
  expect(fetchIt).not.toHaveBeenCalled()
  rerender(<Late isWanted />)
  await moments(100)
  expect(screen.getByText('nothing yet')).toBeDefined()
  await moments(12_000)
  expect(screen.getByText('the sender')).toBeDefined()
  expect(fetchIt).toHaveBeenCalledTimes(3)
  expect(isUnfetched()).toBe(false)
})

test('is asked for no more once nobody wants it', async () => {
  const fetchIt = vi.fn(missing)
  const Late = () => <p>{useLate(fetchIt) ?? 'nothing yet'}</p>
  render(<Late />)
  await moments(100)
  cleanup()
  await moments(60_000)
  expect(fetchIt).toHaveBeenCalledTimes(1)
})
