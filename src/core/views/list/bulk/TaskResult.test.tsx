import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../../i18n/i18n.ts'
import { makeWorld } from '../../../../api/testWorld.ts'
import { withheldOutcome } from '../../../write/performed.ts'
import type { BulkOf } from './bulkOf.ts'
import { TaskResult } from './TaskResult.tsx'

interface Thing {
  readonly id: number
}

test('what was kept back leads to each field that mends it, and to the page of its versions', async () => {
  const world = await makeWorld('live', {})
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['job', 'service'])
  const item = {
    opened: { id: 7 },
    step: { kind: 'update', changes: {} },
    language: world.service().language,
  } as const
  const outcome = withheldOutcome<Thing>([
    { words: 'Price: Write a price.', field: 'cost' },
    { words: 'Status: There is no version yet in English.', field: null },
  ])
  const of: BulkOf<Thing> = {
    service: world.service(),
    collection: { name: 'events', fields: {}, read: () => ({ id: 0 }), everything: {} },
    nameOf: ({ id }) => `Thing ${id}`,
    labelOf: (field) => field,
  }
  const component = () => <TaskResult of={of} result={{ item, outcome }} />
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  render(
    <I18nextProvider i18n={translator}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  await screen.findByRole('link', { name: 'Thing 7' })
  const placeOf = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
  expect(placeOf('“Thing 7”. Price: Write a price.')).toMatchObject({
    pathname: `/${item.language}/events/7`,
    hash: '#field-cost',
  })
  expect(placeOf('“Thing 7”. Status: There is no version yet in English.')).toMatchObject({
    pathname: `/${item.language}/translations/7`,
    hash: '',
  })
})
