import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../../../core/query/queryClient.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { ServiceContext } from '../../../api/useService.ts'
import { createPairer } from '../beside/pairer.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'
import { listingOf } from '../listings/listingOf.ts'
import { type Spoken, useVersionStatus } from './useVersionStatus.ts'

/** What is read of the device comes when the test says so. */
let say: (pairs: ConfirmedPairs) => void = () => {}
const said = new Promise<ConfirmedPairs>((resolve) => {
  say = resolve
})
vi.mock(import('../confirmed/storedLinks.ts'), async (original) =>
  Object.assign({}, await original(), { confirmedOf: () => said }),
)

const event = (id: number, title: string, day: string) =>
  eventOf({ id, title, start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00` })
const spoken: readonly Spoken[] = [
  { language: 'ca', events: [event(1, 'Aplec', '2027-05-02')] },
  { language: 'es', events: [event(2, 'Otro encuentro', '2027-06-20')] },
]

const service = serviceOf(editor)
const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <ServiceContext value={service}>{children}</ServiceContext>
  </QueryClientProvider>
)

/** Long enough for whoever asked before. */
async function pairElsewhere() {
  const pairer = createPairer()
  const listings = spoken.map(({ language, events }) => listingOf(language, events))
  pairer.ask(listings, nothingConfirmed)
  await waitFor(() => expect(pairer.state().isOf(listings)).toBe(true))
  await sourceAt(service)
}

test('nothing is said of the languages before it is known what was confirmed', async () => {
  const rowsSaid: number[] = []
  renderHook(
    () => {
      const { rows, isPaired } = useVersionStatus(spoken, 12)
      if (isPaired) rowsSaid.push(rows.length)
    },
    { wrapper },
  )
  await pairElsewhere()
  say({ together: [{ collection: 'events', versions: { ca: 1, es: 2 } }], apart: [] })
  await waitFor(() => expect(rowsSaid).not.toEqual([]))
  expect(new Set(rowsSaid)).toEqual(new Set([1]))
})
