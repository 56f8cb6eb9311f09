// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { recordedEvent, recordedOrganizer, recordedTerm } from '../../collection/testRecords.ts'
import { eventOf } from '../events.ts'
import { useEventWords } from './useEventWords.ts'

const translator = createInstance().use(initReactI18next)
await translator.init({ lng: 'en', resources: {} })

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={translator}>{children}</I18nextProvider>
)

test('a number is said by the name of its own kind: records and terms are not numbered together', () => {
  const opened = eventOf({
    ...recordedEvent,
    organizer: [{ ...recordedOrganizer, id: 7, organizer: 'La Colla' }],
    categories: [{ ...recordedTerm, id: 7, name: 'Dansa' }],
    tags: [{ ...recordedTerm, id: 7, name: 'estiu' }],
  })
  const { result } = renderHook(useEventWords, { wrapper })
  const say = (name: string, ids: readonly number[]) => result.current.value?.(name, ids, opened)
  expect(say('organizer', [7, 8])).toBe('La Colla, #8')
  expect(say('categories', [7])).toBe('Dansa')
  expect(say('tags', [7])).toBe('estiu')
})
