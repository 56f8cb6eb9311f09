import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { readPastedDates } from './choices.ts'

const today = '2026-09-01' as WallDay

test('any text is read or refused at its line, never thrown at', () =>
  forAll([fc.array(fc.string())], (lines) => {
    const pasted = lines.join('\n')
    const found = readPastedDates(pasted, today)
    const all = pasted.split(/\r\n|\r|\n/)
    for (const { line, text } of found) expect(all[line - 1]?.trim()).toBe(text)
    expect(found).toHaveLength(all.filter((text) => text.trim() !== '').length)
  }))

test('a list is read, not a book', () => {
  expect(readPastedDates('3/10/2026\n'.repeat(5000), today)).toHaveLength(1000)
})
