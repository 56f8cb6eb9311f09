import { renderHook, waitFor } from '@testing-library/react'
import { categories } from '../../../resources/categories/categories.ts'
import { organizers } from '../../../resources/organizers/organizers.ts'
import { answering, editor, json, serviceOf } from '../../../api/testSite.ts'
import { tags } from '../../../resources/tags/tags.ts'
import { venues } from '../../../resources/venues/venues.ts'
import { listOptions } from '../../query/readOptions.ts'
import { createQueryClient } from '../../query/queryClient.ts'
import { recordedTerm, recordedVenue } from '../../resource/testRecords.ts'
import { providers } from '../../../testProviders.tsx'
import { useLinkLabels } from './useLinkLabels.ts'

const service = serviceOf(editor)
const collections = { venues, organizers, categories, tags }

const client = createQueryClient()
const wrapper = await providers(['categoryList'], service, client)
const record = null

test('the category above is said by its name in its own language, and the top by a word', async () => {
  const seen = answering(({ path }) =>
    path.includes('/es/') ? json({ ...recordedTerm, id: 5, name: 'Danza' }) : json({}, 404),
  )
  const { result } = renderHook(() => useLinkLabels(collections), { wrapper })
  const say = (value: number, language: string) =>
    result.current({ field: 'parent', value, record, language })
  expect(say(0, 'es')).toBe('The top level')
  expect(say(5, 'es')).toBe('#5')
  await waitFor(() => expect(say(5, 'es')).toBe('Danza'))
  expect(say(5, 'ca')).toBe('#5')
  expect(say(5, 'xx')).toBe('#5')
  await waitFor(() => expect(seen).toHaveLength(2))
  expect(say(5, 'ca')).toBe('#5')
})

test('what a list tells is not read again; what is no link is not said', async () => {
  const venue = { ...recordedVenue, id: 3, venue: 'Ateneu' }
  const seen = answering(() => json({ venues: [venue], total: 1, total_pages: 1 }))
  await client.fetchQuery(listOptions(service, venues, {}))
  const { result } = renderHook(() => useLinkLabels(collections), { wrapper })
  const say = (field: string, value: unknown) =>
    result.current({ field, value, record, language: service.language })
  expect(say('venue', [3])).toBe('Ateneu')
  expect(say('venue', [])).toBe('')
  expect(say('cost', '5')).toBeUndefined()
  expect(say('author', 3)).toBeUndefined()
  expect(seen).toHaveLength(1)
})
