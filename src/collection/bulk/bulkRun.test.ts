import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bulkRun } from './bulkRun.ts'

/** Work whose items end when the test says so. */
function held(count: number, atOnce: number, pausesAfter?: (outcome: string) => boolean) {
  const begun: number[] = []
  const ends = new Map<number, (outcome: string) => void>()
  const run = bulkRun<number, string>({
    items: Array.from({ length: count }, (_, at) => at),
    atOnce,
    perform: (item) => {
      begun.push(item)
      return new Promise((resolve) => ends.set(item, resolve))
    },
    ...(pausesAfter ? { pausesAfter } : {}),
  })
  const end = async (item: number, outcome = `done ${item}`) => {
    ends.get(item)?.(outcome)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { run, begun, end }
}

type Gesture = 'end' | 'pause' | 'resume'

describe('a bulk run', () => {
  test('does every item once and in order, never more at once than allowed, whatever happens', async () => {
    const gestures = fc.array(
      fc.tuple(fc.constantFrom<Gesture>('end', 'end', 'end', 'pause', 'resume'), fc.nat()),
      { maxLength: 60 },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 20 }),
        fc.integer({ min: 1, max: 5 }),
        gestures,
        async (count, atOnce, acts) => {
          const { run, begun, end } = held(count, atOnce)
          const open = new Set<number>()
          for (const [act, which] of acts) {
            begun.forEach((item) => run.state().outcomes[item] ?? open.add(item))
            if (act === 'pause') run.pause()
            if (act === 'resume') run.resume()
            const chosen = [...open][which % Math.max(1, open.size)]
            if (act === 'end' && chosen !== undefined) {
              open.delete(chosen)
              await end(chosen)
            }
            expect(run.state().underWay).toBeLessThanOrEqual(atOnce)
            expect(begun.length - run.state().done).toBe(run.state().underWay)
          }
          run.resume()
          for (let item = 0; item < count; item += 1) {
            if (run.state().outcomes[item] === undefined) await end(item)
          }
          const { outcomes, isOver } = await run.over
          expect(isOver).toBe(true)
          expect(begun).toEqual(Array.from({ length: count }, (_, at) => at))
          expect(outcomes).toEqual(begun.map((item) => `done ${item}`))
        },
      ),
    )
  })

  test('paused begins nothing, and goes on where it was', async () => {
    const { run, begun, end } = held(5, 2)
    run.pause()
    await end(0)
    await end(1)
    expect(begun).toEqual([0, 1])
    expect(run.state()).toMatchObject({ isPaused: true, isOver: false, underWay: 0 })
    run.resume()
    expect(begun).toEqual([0, 1, 2, 3])
  })

  test('cancelled ends with what is under way; the rest has no outcome', async () => {
    const { run, begun, end } = held(5, 2)
    run.cancel()
    expect(run.state().isOver).toBe(false)
    await end(0)
    await end(1)
    const { outcomes } = await run.over
    expect(begun).toEqual([0, 1])
    expect(outcomes).toEqual(['done 0', 'done 1', undefined, undefined, undefined])
  })

  test('stops by itself where the others would fare no better', async () => {
    const { run, begun, end } = held(5, 1, (outcome) => outcome === 'offline')
    await end(0, 'offline')
    expect(begun).toEqual([0])
    expect(run.state().isPaused).toBe(true)
  })

  test('of nothing is over at once', async () => {
    const { run } = held(0, 2)
    expect((await run.over).outcomes).toEqual([])
  })
})
