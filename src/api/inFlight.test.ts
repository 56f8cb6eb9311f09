import { expect, test } from 'vitest'
import { InFlight } from './inFlight.ts'

class Gate {
  open: () => void = () => {}
  readonly promise = new Promise<void>((resolve) => {
    this.open = resolve
  })
}

test('no more than so many run at once, and the others follow in order', async () => {
  const inFlight = new InFlight(2)
  const gates = [new Gate(), new Gate(), new Gate(), new Gate()]
  const started: number[] = []
  const all = gates.map(({ promise }, at) =>
    inFlight.run(async () => {
      started.push(at)
      await promise
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  gates[1]?.open()
  await all[1]
  expect(started).toEqual([0, 1, 2])
  for (const gate of gates) gate.open()
  await Promise.all(all)
  expect(started).toEqual([0, 1, 2, 3])
})

test('what is aborted leaves the queue and never starts', async () => {
  const inFlight = new InFlight(1)
  const first = new Gate()
  const running = inFlight.run(() => first.promise)
  const controller = new AbortController()
  const waiting = inFlight.run(() => Promise.reject(new Error('started')), controller.signal)
  controller.abort(new Error('not needed'))
  await expect(waiting).rejects.toThrow('not needed')
  first.open()
  await running
  await expect(inFlight.run(() => Promise.resolve('next'))).resolves.toBe('next')
})

test('a task that fails makes room', async () => {
  const inFlight = new InFlight(1)
  await expect(inFlight.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(inFlight.run(() => Promise.resolve('next'))).resolves.toBe('next')
})
