import { expect, test } from 'vitest'
import type { WallDay } from '../../time/wallTime.ts'
import { isTakenFor } from './unchanged.ts'

const today = '2026-11-22' as WallDay

test.each([
  ['8500', '08500'],
  ['12.5', '12.50'],
  ['12,5', '12,50'],
  ['34937720000', '+34937720000'],
  ['3.4938E+10', '34937720000'],
  ['3,49377E+10', '34937720000'],
  ['12', '12'],
])('%s is what a spreadsheet makes of %s', (cell, was) => {
  expect(isTakenFor(cell, was, today)).toBe(true)
})

test.each([
  ['08500', '8500'],
  ['8501', '08500'],
  ['', '0'],
  ['3.4938E+10', '34937000000'],
  ['Sala 8', 'Sala 08'],
  ['1e3', 'mil'],
])('%s in place of %s is somebody’s', (cell, was) => {
  expect(isTakenFor(cell, was, today)).toBe(false)
})
