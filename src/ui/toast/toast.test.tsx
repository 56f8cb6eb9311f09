import { userEvent } from '@testing-library/user-event'
import { ShortcutHost } from '../shortcuts/ShortcutHost.tsx'
import { toast, toasts } from './toast.ts'
import { providers } from '../../testProviders.tsx'
import { ToastHost } from './ToastHost.tsx'
import { act, fireEvent, render, said, screen, waitFor } from '../../testSaid.ts'

// The stack comes as a chunk of its own, on a machine that may be busy.
beforeEach(async () => void render(<ToastHost />, { wrapper: await providers() }))
afterEach(() => act(() => toast.clear()))

it('names the record, and each action closes it', async () => {
  const undo = vi.fn()
  const actions = [{ label: 'Undo', onClick: undo }]
  act(() => void toast.show({ message: '“Jazz” saved', actions }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText(said('“Jazz” saved'))).toBeNull()
})

it('names the keys of its undo, which are a text’s own while one types', async () => {
  const undo = vi.fn()
  render(<ShortcutHost />)
  render(<input />)
  const actions = [{ label: 'Undo', onClick: undo, isUndo: true }]
  act(() => void toast.show({ message: 'saved', actions }))
  expect((await screen.findByRole('status')).querySelector('p')?.textContent).toBe(
    'saved Undo: Ctrl+Z',
  )
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(undo).not.toHaveBeenCalled()
  act(() => screen.getByRole('textbox').blur())
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(undo).toHaveBeenCalledOnce()
  expect(toasts.get()).toEqual([])
})

it('leaves by itself, unless it is an error or somebody holds it', async () => {
  const show = () =>
    act(() => {
      toast.show({ message: 'passing' })
      toast.show({ message: 'failed', severity: 'error' })
    })
  const focus = (type: 'focusin' | 'focusout') =>
    fireEvent(screen.getByText('passing'), new FocusEvent(type, { bubbles: true }))
  show()
  await screen.findByText('passing')
  vi.useFakeTimers()
  act(() => toast.clear())
  show()
  focus('focusin')
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('passing')).toBeDefined()
  focus('focusout')
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.queryByText('passing')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('failed')
})

it('waits until no dialog hides it from screen readers', async () => {
  act(() => void toast.show({ message: 'passing' }))
  await screen.findByText('passing')
  act(() => toast.clear())
  vi.useFakeTimers()
  act(() => void toast.show({ message: 'saved' }))
  const page = screen.getByText('saved').closest('body > div')
  page?.setAttribute('aria-hidden', 'true')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('saved')).toBeDefined()
  page?.removeAttribute('aria-hidden')
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.queryByText('saved')).toBeNull()
})

it('is a place of news before its words are news, and its words are seen at once', async () => {
  act(() => void toast.show({ message: 'first' }))
  await waitFor(() => expect(screen.getByText('first').closest('[aria-hidden]')).toBeNull())
  vi.useFakeTimers()
  act(() => void toast.show({ message: 'saved' }))
  const words = screen.getByText('saved').closest('p')
  expect(words?.closest('[role=status]')).not.toBeNull()
  expect(words?.ariaHidden).toBe('true')
  act(() => void vi.advanceTimersByTime(150))
  expect(words?.ariaHidden).toBeNull()
})

it('shows three at most, what passes by among them, and nothing that stays is lost', async () => {
  const inSight = () =>
    [...document.querySelectorAll('p')].map(({ textContent }) => textContent.trim())
  act(() => {
    toast.show({ message: 'saved' })
    for (const nr of [1, 2, 3, 4]) toast.show({ message: `warning ${nr}`, severity: 'warning' })
  })
  await screen.findByText('saved')
  expect(inSight()).toEqual(['saved', 'warning 3', 'warning 4'])
  for (const close of screen.getAllByRole('button', { name: 'Close this notice' }))
    await userEvent.click(close)
  expect(inSight()).toEqual(['warning 1', 'warning 2'])
})

it('closes all at once where there are more than can be shown', async () => {
  act(() => {
    for (const nr of [1, 2, 3, 4]) toast.show({ message: `warning ${nr}`, severity: 'warning' })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Close all 4 notices' }))
  expect(toasts.get()).toEqual([])
})

it('lets the oldest passing news go before more of it covers what stays', () => {
  act(() => {
    for (const severity of ['error', 'success', 'info', 'success'] as const)
      toast.show({ message: `${severity} ${toasts.get().length}`, severity })
  })
  expect(toasts.get().map(({ message }) => message)).toEqual(['error 0', 'info 2', 'success 3'])
})

it('says the same thing once', () => {
  act(() => {
    toast.show({ message: 'again', severity: 'error' })
    toast.show({ message: 'again', severity: 'error' })
  })
  expect(toasts.get()).toHaveLength(1)
})
