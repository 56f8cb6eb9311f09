import { unique } from './unique.ts'

test('each is another, of digits alone, on a page without TLS as well', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const made = Array.from({ length: 100 }, () => unique())
  expect(new Set(made).size).toBe(100)
  expect(made.every((digits) => /^\d{8,}$/.test(digits))).toBe(true)
})
