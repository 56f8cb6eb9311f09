import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { openQuestion } from './confirm.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'

function Form() {
  useLeaveGuard({ isOn: true, question: { title: 'form', action: 'leave' } })
  return <Over />
}

function Over() {
  useLeaveGuard({ isOn: true, question: { title: 'dialog', action: 'close', isDangerous: true } })
  return <p>form</p>
}

function title() {
  const question = openQuestion.get()
  return question && 'title' in question ? question.title : null
}

function inRouter(form: () => ReactNode) {
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([at('/', form), at('/away', () => <p>away</p>)])
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  return router
}

test('a form and a dialog over it ask once, about what would be lost, and again where one stayed', async () => {
  const router = inRouter(Form)
  await screen.findByText('form')
  const leave = async (may: boolean) => {
    act(() => router.history.push('/away'))
    await waitFor(() => expect(title()).toBe('dialog'))
    await act(async () => {
      openQuestion.get()?.answer(may)
      // The answer is forgotten by a timer that begins after the first of these, and before the second.
      for (const _ of [1, 2])
        await new Promise((resolve) => {
          setTimeout(resolve)
        })
    })
    expect(title()).toBeNull()
  }
  await leave(false)
  expect(screen.getByText('form')).toBeDefined()
  await leave(true)
  await screen.findByText('away')
  expect(title()).toBeNull()
})

function Saving() {
  const [isSaved, setSaved] = useState(false)
  useLeaveGuard({ isOn: !isSaved, question: { title: 'form', action: 'leave' } })
  return <button onClick={() => setSaved(true)}>saved</button>
}

test('a question goes by itself, and the page is left, when all is saved meanwhile', async () => {
  const router = inRouter(Saving)
  const saved = await screen.findByRole('button')
  act(() => router.history.push('/away'))
  await waitFor(() => expect(title()).toBe('form'))
  act(() => saved.click())
  await screen.findByText('away')
  expect(title()).toBeNull()
})
