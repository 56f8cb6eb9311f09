import { ApiError } from './apiError.ts'
import { type Priority, RequestQueue } from './requestQueue.ts'

/** Tasks that end when the test says so; gives the names of those that were begun. */
function holding() {
  const queue = new RequestQueue()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, priority: Priority, signal?: AbortSignal) =>
    queue.run(
      () => {
        begun.push(name)
        return new Promise<void>((end) => ends.set(name, end))
      },
      priority,
      signal,
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await vi.waitFor(() => Promise.resolve())
  }
  return { queue, begun, ask, end }
}

const asked = (count: number, ask: (name: string) => Promise<void>, of: string) =>
  Array.from({ length: count }, (_, at) => void ask(`${of}${at + 1}`))

const settled = () => new Promise((done) => setTimeout(done))

test.each([
  ['now', 6],
  ['pages', 4],
  ['background', 2],
] as const)('of what is asked %s, %i are on their way at once', async (priority, most) => {
  const { begun, ask, end } = holding()
  asked(8, (name) => ask(name, priority), '')
  await settled()
  expect(begun).toEqual(Array.from({ length: most }, (_, at) => `${at + 1}`))
  await end('2')
  await settled()
  expect(begun.at(-1)).toBe(`${most + 1}`)
})

test('what is urgent finds room beside a long reading, and comes before the rest of it', async () => {
  const { begun, ask, end } = holding()
  asked(3, (name) => ask(name, 'background'), 'b')
  asked(6, (name) => ask(name, 'pages'), 'p')
  asked(3, (name) => ask(name, 'now'), 'n')
  await settled()
  expect(begun).toEqual(['b1', 'b2', 'p1', 'p2', 'n1', 'n2'])
  await end('p1')
  await settled()
  expect(begun.slice(6)).toEqual(['n3'])
  for (const name of ['n1', 'n2', 'n3']) await end(name)
  await settled()
  expect(begun.slice(7)).toEqual(['p3'])
})

test('what is aborted leaves the queue and never starts', async () => {
  const { begun, ask, end } = holding()
  asked(6, (name) => ask(name, 'now'), '')
  const controller = new AbortController()
  const waiting = ask('late', 'now', controller.signal)
  controller.abort(new Error('not needed'))
  await expect(waiting).rejects.toThrow('not needed')
  await end('1')
  expect(begun).toHaveLength(6)
})

test('a task that fails makes room', async () => {
  const { queue, begun, ask } = holding()
  asked(5, (name) => ask(name, 'now'), '')
  const failing = queue.run(() => Promise.reject(new Error('failed')))
  asked(1, (name) => ask(name, 'now'), 'next')
  await expect(failing).rejects.toThrow('failed')
  await settled()
  expect(begun).toContain('next1')
})

test.each([429, 503])('after %i nothing is read ahead for as long as asked', async (status) => {
  vi.useFakeTimers()
  const { queue, begun, ask } = holding()
  const overloaded = new ApiError({ kind: 'busy', status, wait: 5000 })
  await expect(queue.run(() => Promise.reject(overloaded))).rejects.toBe(overloaded)
  void ask('background', 'background')
  void ask('now', 'now')
  await Promise.resolve()
  expect(begun).toEqual(['now'])
  await vi.runAllTimersAsync()
  expect(begun).toEqual(['now', 'background'])
})

test('nothing is read in the background while the tab is hidden', async () => {
  const tab = Object.assign(new EventTarget(), { hidden: true })
  vi.stubGlobal('document', tab)
  const { begun, ask } = holding()
  void ask('background', 'background')
  await settled()
  expect(begun).toEqual([])
  tab.hidden = false
  tab.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(begun).toEqual(['background'])
})
