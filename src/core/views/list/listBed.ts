import { screen, within } from '@testing-library/react'

/** The names in the rows of the table, in their order. */
export function namesInRows(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
}

/** The queries of the listings of a collection asked for so far; those that only count are left out. */
export function watchListings(name: string) {
  const spy = vi.spyOn(globalThis, 'fetch')
  return () =>
    spy.mock.calls
      .filter(([, init]) => (init?.method ?? 'GET') === 'GET')
      .map(([input]) => new URL(input instanceof Request ? input.url : String(input)))
      .filter(({ pathname }) => pathname.endsWith(`/${name}`))
      .map(({ searchParams }) =>
        Object.fromEntries([...searchParams].filter(([name]) => name !== '_')),
      )
      .filter(({ per_page }) => per_page !== '1')
}
