import { renderHook, waitFor } from '@testing-library/react'
import {
  recordedEvent,
  recordedOrganizer,
  recordedTerm,
} from '../../../core/resource/testRecords.ts'
import { answering, editor, json, serviceOf } from '../../../api/testSite.ts'
import { eventOf } from '../events.ts'
import { providers } from '../../../testProviders.tsx'
import { useEventLabels } from './useEventLabels.ts'

const wrapper = await providers(
  ['eventForm', 'form', 'recordForm', 'categoryList'],
  serviceOf(editor),
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
