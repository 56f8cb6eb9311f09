import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assumptionsIn, document, file } from './assumptions.ts'

test('the committed list of assumptions is up to date: run "npm run assumptions"', () => {
  expect(readFileSync(file, 'utf8')).toBe(document())
})

test('an assumption ends with its paragraph', () => {
  const source = `
    /**
     * A limit. Interface silent: A is
     * not specified. We do B.
     *
     * More.
     */
    /** Interface silent: C. */
    // Interface silent: D
    // and E.
    code()`
  expect(assumptionsIn(source)).toEqual(['A is not specified. We do B.', 'C.', 'D and E.'])
})
