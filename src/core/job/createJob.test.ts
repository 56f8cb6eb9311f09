import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { createJob } from './createJob.ts'

/** Work whose items end when the test says so. */
function held(count: number, atOnce: number, pausesAfter?: (outcome: string) => boolean) {
  const begun: number[] = []
  const ends = new Map<number, (outcome: string) => void>()
  const job = createJob<number, string>({
    keyOf: String,
    atOnce,
    ...(pausesAfter ? { pausesAfter } : {}),
  })
  const perform = (item: number) => {
    begun.push(item)
    return new Promise<string>((resolve) => ends.set(item, resolve))
  }
  const run = (items: readonly number[]) => job.run(items, perform)
  const over = run(Array.from({ length: count }, (_, at) => at))
  const end = async (item: number, outcome = `done ${item}`) => {
    ends.get(item)?.(outcome)
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  }
  const outcomes = () => job.state().results.map(({ outcome }) => outcome)
  return { job, run, over, begun, end, outcomes }
}

type Gesture = 'end' | 'pause' | 'resume'

test('a job does every item once and in order, never more at once than allowed, whatever happens', async () => {
  const gestures = fc.array(
    fc.tuple(fc.constantFrom<Gesture>('end', 'end', 'end', 'pause', 'resume'), fc.nat()),
    { maxLength: 60 },
  )
  await forAll(
    [fc.nat({ max: 20 }), fc.integer({ min: 1, max: 5 }), gestures],
    async (count, atOnce, acts) => {
      const { job, over, begun, end, outcomes } = held(count, atOnce)
      const open = new Set<number>()
      for (const [act, which] of acts) {
        begun.forEach((item) => outcomes()[item] ?? open.add(item))
        if (act === 'pause') job.pause()
        if (act === 'resume') job.resume()
        const chosen = [...open][which % Math.max(1, open.size)]
        if (act === 'end' && chosen !== undefined) {
          open.delete(chosen)
          await end(chosen)
        }
        expect(job.state().underWay).toBeLessThanOrEqual(atOnce)
        expect(begun.length - job.state().done).toBe(job.state().underWay)
      }
      job.resume()
      for (let item = 0; item < count; item += 1) {
        if (outcomes()[item] === undefined) await end(item)
      }
      await over
      expect(job.state().isRunning).toBe(false)
      expect(begun).toEqual(Array.from({ length: count }, (_, at) => at))
      expect(outcomes()).toEqual(begun.map((item) => `done ${item}`))
    },
  )
})

test('a job paused begins nothing, and goes on where it was', async () => {
  const { job, begun, end } = held(5, 2)
  job.pause()
  await end(0)
  await end(1)
  expect(begun).toEqual([0, 1])
  expect(job.state()).toMatchObject({ isPaused: true, isRunning: true, underWay: 0 })
  job.resume()
  expect(begun).toEqual([0, 1, 2, 3])
})

test('a job cancelled ends with what is under way; the rest has no outcome', async () => {
  const { job, begun, end, outcomes } = held(5, 2)
  const cancelled = job.cancel()
  expect(job.state().isRunning).toBe(true)
  await end(0)
  await end(1)
  expect((await cancelled).map(({ item }) => item)).toEqual([0, 1, 2, 3, 4])
  expect(begun).toEqual([0, 1])
  expect(outcomes()).toEqual(['done 0', 'done 1', undefined, undefined, undefined])
})

test('a job stops by itself where the others would fare no better', async () => {
  const { job, begun, end } = held(5, 1, (outcome) => outcome === 'offline')
  await end(0, 'offline')
  expect(begun).toEqual([0])
  expect(job.state().isPaused).toBe(true)
})

test('a job of nothing is over at once', async () => expect(await held(0, 2).over).toEqual([]))

test('a job a later round stands in for what it tries again, and one by itself changes nothing else', async () => {
  const { job, run, over, end, outcomes } = held(3, 3)
  for (const item of [0, 1, 2]) await end(item)
  await over
  const again = run([1, 3])
  expect(outcomes()).toEqual(['done 0', undefined, 'done 2', undefined])
  expect(job.state()).toMatchObject({ total: 2, done: 0, isRunning: true })
  await end(1, 'better')
  await end(3)
  await again
  expect(outcomes()).toEqual(['done 0', 'better', 'done 2', 'done 3'])
  const alone = job.again(2, () => Promise.resolve('best'))
  expect(job.state()).toMatchObject({ again: '2', isRunning: false })
  await alone
  expect(outcomes()).toEqual(['done 0', 'better', 'best', 'done 3'])
  expect(job.state().again).toBeNull()
})
