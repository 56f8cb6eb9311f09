// @vitest-environment jsdom
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTranslator } from '../../i18n/i18n.ts'
import { shownToasts, toast } from './toast.ts'
import { ToastHost } from './ToastHost.tsx'

// The stack comes as a chunk of its own, on a machine that may be busy.
configure({ asyncUtilTimeout: 8000 })

beforeEach(async () => {
  const translator = await createTranslator('en')
  render(
    <I18nextProvider i18n={translator}>
      <ToastHost />
    </I18nextProvider>,
  )
})
afterEach(() => {
  act(() => toast.clear())
  vi.useRealTimers()
  cleanup()
})

it('names the record, and each action closes it', async () => {
  const undo = vi.fn()
  act(
    () => void toast.show({ message: '“Jazz” saved', actions: [{ label: 'Undo', onClick: undo }] }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('“Jazz” saved')).toBeNull()
})

it('leaves by itself, unless it is an error or somebody holds it', async () => {
  act(() => {
    toast.show({ message: 'passing' })
    toast.show({ message: 'failed', severity: 'error' })
  })
  await screen.findByText('passing')
  vi.useFakeTimers()
  act(() => toast.clear())
  act(() => {
    toast.show({ message: 'passing' })
    toast.show({ message: 'failed', severity: 'error' })
  })
  act(() => {
    screen.getByText('passing').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('passing')).toBeDefined()
  act(() => {
    screen.getByText('passing').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.queryByText('passing')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('failed')
})

it('keeps three at most, and lets passing news go before errors', () => {
  act(() => {
    for (const severity of ['error', 'success', 'error', 'info'] as const)
      toast.show({ message: `${severity} ${shownToasts().length}`, severity })
  })
  expect(shownToasts().map(({ message }) => message)).toEqual(['error 0', 'error 2', 'info 3'])
})

it('says the same thing once', () => {
  act(() => {
    toast.show({ message: 'again', severity: 'error' })
    toast.show({ message: 'again', severity: 'error' })
  })
  expect(shownToasts()).toHaveLength(1)
})
