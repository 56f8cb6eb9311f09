import { beforeEach, expect, it, vi } from 'vitest'
import { beginningOf, withSecondLook, type Found } from './secondLook.ts'

const said = vi.fn<(line: string) => void>()

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(said)
  said.mockClear()
})

const found = (passed: number, ...failures: string[]): Found => ({
  passed,
  failures: failures.map((name) => ({ name, why: `not ${name}` })),
})
const spoken = () => said.mock.calls.map(([line]) => line).join('\n')

it('looks no second time where nothing failed', async () => {
  const again = vi.fn<() => Promise<Found>>()
  expect(await withSecondLook(found(10), again)).toEqual({ passed: 10, failed: 0, failures: [] })
  expect(again).not.toHaveBeenCalled()
})

it('fails what fails alone as well, and names it', async () => {
  const verdict = await withSecondLook(found(9, 'a', 'b'), () => Promise.resolve(found(4, 'b')))
  expect(verdict).toEqual({ passed: 10, failed: 1, failures: ['b\n   not b'] })
  expect(spoken()).toMatch(/Failed:\n {3}a\n {3}b[\s\S]*Failed alone as well:\n {3}b/)
})

it('passes what passes alone, and calls it unsteady', async () => {
  const verdict = await withSecondLook(found(9, 'a'), () => Promise.resolve(found(1)))
  expect(verdict).toEqual({ passed: 10, failed: 0, failures: [] })
  expect(spoken()).toContain('UNSTEADY')
})

it('leaves more than three failures as they are', async () => {
  const again = vi.fn<() => Promise<Found>>()
  const verdict = await withSecondLook(found(6, 'a', 'b', 'c', 'd'), again)
  expect(verdict).toMatchObject({ passed: 6, failed: 4 })
  expect(again).not.toHaveBeenCalled()
})

it('says the beginning of what a failure says, without colours', () => {
  const words = Array.from({ length: 30 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`)
  expect(beginningOf(words.join('\n'))).toMatch(/^line 0\n[\s\S]*line 11$/)
})
