import type { WallDay } from '../../../time/wallTime.ts'
import { type Cell, type StoredCell, areLettersReplaced } from './cell.ts'
import { isSameMoment, isTakenFor } from './unchanged.ts'

const today = '2026-11-22' as WallDay

function stored(kind: StoredCell['kind'], value: string, shown: string): Cell {
  return { kind, value, shown }
}

describe('a cell of a text', () => {
  test.each<readonly [Cell, string]>([
    ['8500', '08500'],
    ['12.5', '12.50'],
    ['12,5', '12,50'],
    ['12,50', '12,50€'],
    ['12.5 €', '12.50 €'],
    ['20', '€20'],
    ['1500', '1.500'],
    ['15,00%', '15%'],
    ['100000', '1E5'],
    ['34937720000', '+34937720000'],
    ['3.4938E+10', '34937720000'],
    ['3,49377E+10', '34937720000'],
    ['12', '12'],
    ['-5', '(5)'],
    ['-5', '5,-'],
    ['20:00:00', '20:00'],
    ['24:00:00', '24:00'],
    ['U\ndos tres', 'U\ndos\t tres'],
    [stored('number', '0.15', '15,00%'), '15%'],
    [stored('number', '12.5', '12,50 €'), '12.50€'],
    ['10-dic', '10-12'],
    ['10/12/2026', '10-12'],
    [stored('day', '2026-12-10', '10-des'), '10-12'],
    [stored('day', '2026-10-12', '12-Oct'), '10-12'],
    [stored('day', '2026-02-01', '01/02/26'), '1/2'],
    ['20:30:00', '20:30'],
    [stored('hour', '20:30:00', '20:30:00'), '20:30'],
    [stored('boolean', 'true', 'VERITAT'), 'cert'],
  ])('%j is what a spreadsheet makes of %s', (cell, was) => {
    expect(isTakenFor(cell, was, today)).toBe(true)
  })

  test.each<readonly [Cell, string]>([
    ['08500', '8500'],
    ['8501', '08500'],
    ['', '0'],
    ['13', '12.50'],
    ['12,4', '12.50'],
    ['1,5', '15'],
    ['15', '15%'],
    ['3.4938E+10', '34937000000'],
    ['Sala 8', 'Sala 08'],
    ['1e3', 'mil'],
    ['5', '(5)'],
    ['20:30:00', '20:00'],
    ['10/12', '10-12'],
    ['12/10/2026', '10-12'],
    ['11-dic', '10-12'],
    ['10-dic', 'Ball'],
    [stored('day', '2026-12-11', '11/12/26'), '10-12'],
    ['20:31', '20:30'],
    [stored('boolean', 'false', 'FALS'), 'cert'],
  ])('%j in place of %s is somebody’s', (cell, was) => {
    expect(isTakenFor(cell, was, today)).toBe(false)
  })
})

test('a price is read with the sign of its column', () => {
  expect(isTakenFor('1.250', '1.25', today)).toBe(true)
  expect(isTakenFor('1.250', '1.25', today, 'comma')).toBe(false)
})

describe('a cell of a moment', () => {
  test.each<readonly [Cell, string]>([
    ['26/11/2026 22:44', '2026-11-26 22:44:14'],
    ['2026/11/26 22:44:14', '2026-11-26 22:44:14'],
    ['05/12/26', '2026-12-05 00:00'],
    ['46358,8333333333', '2026-12-02 20:00'],
    [stored('moment', '2026-11-26 22:44:00', '26/11/26 22:44'), '2026-11-26 22:44:14'],
    [stored('day', '2026-12-05', '05/12/26'), '2026-12-05 00:00'],
  ])('%j is %s', (cell, now) => expect(isSameMoment(cell, now, today)).toBe(true))

  test.each<readonly [Cell, string]>([
    ['26/11/2026 22:45', '2026-11-26 22:44:14'],
    ['26/11/2026 22:44:15', '2026-11-26 22:44:14'],
    ['05/12/26', '2026-12-05 20:00'],
    [stored('day', '2026-12-05', '05/12/26'), '2026-12-05 20:00'],
  ])('%j is not %s', (cell, now) => expect(isSameMoment(cell, now, today)).toBe(false))

  test('is read in the order of its column, where that is known', () => {
    expect(isSameMoment('3/10/2026 20:00', '2026-03-10 20:00', today)).toBe(true)
    expect(isSameMoment('3/10/2026 20:00', '2026-03-10 20:00', today, 'dayFirst')).toBe(false)
  })
})

test('letters that a code page lacks are told from what somebody asks', () => {
  expect(areLettersReplaced('Para?lel', 'Paraŀlel')).toBe(true)
  expect(areLettersReplaced('??????', 'Ελλάδα')).toBe(true)
  expect(areLettersReplaced('Qui ve?', 'Qui ve!')).toBe(false)
  expect(areLettersReplaced('Ball', 'Ball')).toBe(false)
})
