import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../../i18n/i18n.ts'
import { writables } from '../../../../resources/records.ts'
import { editor, serviceOf } from '../../../../api/testSite.ts'
import { ServiceContext } from '../../../../api/useService.ts'
import { asideOf } from '../aside.ts'
import type { RowProgress } from './changePlan.ts'
import { LeftChanges } from './LeftChanges.tsx'

/** Draws changes of as many events, each with what came of it. */
async function draw(progress: readonly RowProgress[]) {
  const rows = progress.map((_, at) => {
    const read = writables.events.read({ id: at + 7, title: `Fira ${at}` })
    return { place: at + 2, values: { title: 'Ball' }, ...asideOf('events', read, ['title']) }
  })
  const plan = { kind: 'changes', of: 'events', file: 'canvis.csv', rows, untaken: [] } as const
  const kept = {
    key: 'a',
    at: '2026-11-26T10:00:00.000Z',
    plan: { ...plan, untaken: [] },
    items: progress,
  }
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['job', 'service', 'transfer', 'eventForm'])
  const component = () => <LeftChanges left={[kept]} onGoOn={() => undefined} />
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  render(
    <I18nextProvider i18n={translator}>
      <ServiceContext value={serviceOf(editor)}>
        <RouterProvider router={router} />
      </ServiceContext>
    </I18nextProvider>,
  )
}

test('rows are counted and listed by what came of them, those that need looking at first', async () => {
  await draw([
    { state: 'saved' },
    { state: 'differs', fields: ['title', 'slug'], isFound: true },
    { state: 'waiting' },
  ])
  await screen.findByText(/: 1 saved, 1 not done and 1 saved with a difference\.$/)
  await userEvent.click(screen.getByRole('button', { name: 'Result of each row' }))
  const region = within(screen.getByRole('region', { name: 'Result of each row' }))
  const lines = region.getAllByRole('listitem', { hidden: true })
  expect(lines.map(({ textContent }) => textContent.trim())).toEqual([
    'Row 3. Fira 1 Saved, but the calendar changed this: Title and Slug.',
    'Row 4. Fira 2',
    'Row 2. Fira 0',
  ])
})
