import { whenIdle } from './whenIdle.ts'

const patience = { most: 2000, blindly: 50 }

it('leaves it to the browser when that is, and for how long it can wait', () => {
  const ask = vi.fn(() => 7)
  const callOff = vi.fn()
  vi.stubGlobal('requestIdleCallback', ask)
  vi.stubGlobal('cancelIdleCallback', callOff)
  const act = vi.fn()
  const cancel = whenIdle(act, patience)
  expect(ask).toHaveBeenCalledWith(act, { timeout: 2000 })
  cancel()
  expect(callOff).toHaveBeenCalledWith(7)
})

it('waits blindly where a browser does not tell, unless it is called off', () => {
  vi.useFakeTimers()
  const [done, calledOff] = [vi.fn(), vi.fn()]
  whenIdle(done, patience)
  whenIdle(calledOff, patience)()
  vi.advanceTimersByTime(49)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledTimes(1)
  expect(calledOff).not.toHaveBeenCalled()
})
