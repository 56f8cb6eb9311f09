import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../i18n/i18n.ts'
import { keptBack } from '../../bulk/performed.ts'
import { Refusal } from '../../../service/refusal.ts'
import { makeWorld, type TestWorld } from '../../../service/testWorld.ts'
import { BulkResults } from './BulkResults.tsx'
import type { BulkOf } from './bulkOf.ts'
import type { Bulk, Result } from './useBulk.ts'

interface Thing {
  readonly id: number
}
type Drawn = Pick<Bulk<Thing>, 'results' | 'round'>

/** Of 500 things every tenth was refused. */
function resultAt(id: number): Result<Thing> {
  const task = { opened: { id }, step: { kind: 'delete' } } as const
  const refusal = new Refusal({ kind: 'forbidden' })
  return id % 10 === 0
    ? { task, outcome: { kind: 'refused', refusal } }
    : { task, outcome: { kind: 'saved', record: null } }
}

/** Draws results of a round in the rooms of a page. */
async function draw(world: TestWorld, bulk: Drawn) {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['bulk', 'service'])
  const of: BulkOf<Thing> = {
    service: world.service(),
    collection: { name: 'events', fields: {}, read: () => ({ id: 0 }), everything: {} },
    nameOf: ({ id }) => `Thing ${id}`,
    labelOf: (field) => field,
  }
  const component = () => <BulkResults bulk={bulk} of={of} />
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  render(
    <I18nextProvider i18n={translator}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
}

test('the results of 500 records are drawn fifty at a time, what needs looking at first', async () => {
  const world = await makeWorld('live', {})
  const results = Array.from({ length: 500 }, (_, at) => resultAt(at + 1))
  await draw(world, { results, round: null })
  const summary = await screen.findByText(/^Done: /)
  expect(summary).toHaveTextContent('Done: 450 saved and 50 refused.')
  const drawn = () => document.querySelectorAll('li').length
  expect(drawn()).toBe(100)
  expect(document.querySelectorAll('*').length).toBeLessThan(500)
  const [first] = document.querySelectorAll('details')
  expect(first).toHaveTextContent('50 refused')
  expect(first).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Show more', hidden: true }))
  expect(drawn()).toBe(150)
})

test('taking back what was gone already is said, and counts nothing', async () => {
  const world = await makeWorld('live', {})
  const round = { isUndo: true } as NonNullable<Drawn['round']>
  await draw(world, { results: [], round })
  expect(await screen.findByText('Nothing was left to undo here.')).toBeVisible()
})

test('what was kept back leads to each field that mends it, and to the page of its versions', async () => {
  const world = await makeWorld('live', {})
  const task = {
    opened: { id: 7 },
    step: { kind: 'update', changes: {} },
    language: world.service().language,
  } as const
  const outcome = keptBack<Thing>([
    { words: 'Price: Write a price.', field: 'cost' },
    { words: 'Status: There is no version yet in English.', field: null },
  ])
  await draw(world, { results: [{ task, outcome }], round: null })
  const placeOf = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
  await screen.findByText('Done: 1 refused.')
  expect(placeOf('“Thing 7”. Price: Write a price.')).toMatchObject({
    pathname: `/${task.language}/events/7`,
    hash: '#field-cost',
  })
  expect(placeOf('“Thing 7”. Status: There is no version yet in English.')).toMatchObject({
    pathname: `/${task.language}/translations/7`,
    hash: '',
  })
})
