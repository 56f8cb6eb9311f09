import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { type FiltersOf, number, text } from '../../resource/filters.ts'
import { useListAddress } from './useRecordList.ts'
import type { ListAddress } from './recordList.ts'

const table = { search: text(), slug: text(), page: number() }
type Change = ListAddress<FiltersOf<typeof table>>['change']

async function pressed(address: string, press: (change: Change) => void) {
  function Page() {
    const { filters, change } = useListAddress(table, ['view'])
    return <button onClick={() => press(change)}>{filters.search}</button>
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByRole('button'))
  return () => Object.fromEntries(new URLSearchParams(router.history.location.search))
}

test('changes made before anything is drawn anew are each of the one before', async () => {
  const place = await pressed('/?view=tree&search=a&page=3', (change) => {
    for (const letter of 'bc') change(({ search = '' }) => ({ search: `${search}${letter}` }))
  })
  expect(await screen.findByRole('button', { name: 'abc' })).toBeTruthy()
  expect(place()).toEqual({ view: 'tree', search: 'abc' })
})

test('a change leaves the filters that were changed a moment ago', async () => {
  const place = await pressed('/?search=a', (change) => {
    change({ search: 'b' })
    change({ slug: 'fira' })
  })
  expect(await screen.findByRole('button', { name: 'b' })).toBeTruthy()
  expect(place()).toEqual({ search: 'b', slug: 'fira' })
})
