import { ApiError } from '../../api/apiError.ts'
import { firstWait, pauseFor } from './writes/writeRun.ts'

/** The pauses of a service that refuses again and again. */
function pauses(...refusals: readonly ApiError[]): readonly number[] {
  const all: number[] = []
  for (const refusal of refusals) all.push(pauseFor(refusal, all.at(-1) ?? 0, firstWait))
  return all.map((pause) => pause / 1000)
}
const busy = (seconds: number) => new ApiError({ kind: 'busy', status: 429, wait: seconds * 1000 })

test.each([
  ['does not say', [0, 0, 0, 0, 0, 0], [60, 120, 240, 480, 600, 600]],
  ['says a second each time', Array(12).fill(1), [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]],
  ['knows how long it takes', [1, 900, 5], [1, 900, 600]],
  ['says what may be a mistake', [86_400], [3600]],
])('a service that %s is left alone for longer each time', (_, asked: number[], expected) => {
  expect(pauses(...asked.map(busy))).toEqual(expected)
})
