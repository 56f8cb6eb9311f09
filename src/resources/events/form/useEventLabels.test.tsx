import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import {
  recordedEvent,
  recordedOrganizer,
  recordedTerm,
} from '../../../core/resource/testRecords.ts'
import { createQueryClient } from '../../../core/query/queryClient.ts'
import { answering, editor, json, serviceOf } from '../../../api/testSite.ts'
import { ServiceContext } from '../../../api/useService.ts'
import { eventOf } from '../events.ts'
import { useEventLabels } from './useEventLabels.ts'

const translator = createInstance().use(initReactI18next)
await translator.init({ lng: 'en', resources: {} })

const client = createQueryClient()
const service = serviceOf(editor)

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={translator}>
    <QueryClientProvider client={client}>
      <ServiceContext value={service}>{children}</ServiceContext>
    </QueryClientProvider>
  </I18nextProvider>
)

test('a number is said by the name of its own kind, and read where the event does not tell it', async () => {
  const seen = answering(({ path }) =>
    path.endsWith('/8') ? json({ ...recordedOrganizer, id: 8, organizer: 'Orfeó' }) : json({}, 404),
  )
  const opened = eventOf({
    ...recordedEvent,
    organizer: [{ ...recordedOrganizer, id: 7, organizer: 'La Colla' }],
    categories: [{ ...recordedTerm, id: 7, name: 'Dansa' }],
    tags: [{ ...recordedTerm, id: 7, name: 'estiu' }],
  })
  const { result } = renderHook(useEventLabels, { wrapper })
  const say = (name: string, ids: readonly number[]) => result.current.value?.(name, ids, opened)
  expect(say('organizer', [7, 8])).toBe('La Colla, #8')
  await waitFor(() => expect(say('organizer', [7, 8])).toBe('La Colla, Orfeó'))
  expect(say('organizer', [8])).toBe('Orfeó')
  expect(seen).toHaveLength(1)
  expect(say('categories', [7])).toBe('Dansa')
  expect(say('tags', [7])).toBe('estiu')
})
