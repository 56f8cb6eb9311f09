import { screen } from '@testing-library/react'
import { makeWorld } from '../../../../api/testWorld.ts'
import { withheldOutcome } from '../../../write/performed.ts'
import type { BulkOf } from './bulkOf.ts'
import { openRoutes } from '../../../../testRoutes.tsx'
import { TaskResult } from './TaskResult.tsx'

interface Thing {
  readonly id: number
}

test('what was kept back leads to each field that mends it, and to the page of its versions', async () => {
  const world = await makeWorld('live', {})
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
  await openRoutes(of.service, '/', {
    '/': () => <TaskResult of={of} result={{ item, outcome }} />,
  })
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
