// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  changePairs,
  confirmed,
  nothingConfirmed,
  useConfirmedPairs,
  type Said,
} from '../translations.ts'
import { writtenPairs } from './keptPairs.ts'

const site = 'https://agenda.example/{language}/wp-json'
const event = (ca: number, es: number): Said => ({ collection: 'events', versions: { ca, es } })
const keptName = `agenda.pairs.${site}`

test('what is confirmed here is shown at once, beside what another tab confirmed meanwhile', () => {
  const { result } = renderHook(() => useConfirmedPairs(site))
  expect(result.current).toEqual(nothingConfirmed)
  act(() => void changePairs(site, (pairs) => confirmed(pairs, event(1, 2))))
  const otherTab = confirmed(result.current, event(3, 4))
  localStorage.setItem(keptName, writtenPairs(otherTab) ?? '')
  act(() => void changePairs(site, (pairs) => confirmed(pairs, event(5, 6))))
  expect(result.current.together).toEqual([event(1, 2), event(3, 4), event(5, 6)])
  const elsewhere = renderHook(() => useConfirmedPairs('https://other.example'))
  expect(elsewhere.result.current).toEqual(nothingConfirmed)
  act(() => void changePairs(site, () => nothingConfirmed))
  expect(localStorage.getItem(keptName)).toBeNull()
})
