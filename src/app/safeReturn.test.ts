import { safeReturn } from './startOf.ts'

it('where to go after signing in is an address of this application', () => {
  expect(safeReturn('/ca/events?search=jazz')).toBe('/ca/events?search=jazz')
})

it.each([
  '//elsewhere.example/',
  'https://elsewhere.example/',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
  undefined,
])('where to go after signing in: %s is not', (address) => expect(safeReturn(address)).toBe('/'))
