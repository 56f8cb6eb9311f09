import { readFileSync } from 'node:fs'
import { document, file } from './assumptions.ts'

test('the committed list of assumptions is up to date: run "npm run assumptions"', () => {
  expect(readFileSync(file, 'utf8')).toBe(document())
})
