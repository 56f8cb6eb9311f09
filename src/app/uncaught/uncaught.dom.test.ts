import { createTranslator } from '../../i18n/i18n.ts'
import { toast, toasts } from '../../ui/toast/toast.ts'
import { heard } from './reportUncaught.ts'

beforeAll(async () => {
  await createTranslator('en')
  addEventListener('error', heard)
  addEventListener('unhandledrejection', heard)
})

afterEach(() => toast.clear())

const thrown = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))
const rejected = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

const messages = () => toasts.get().map(({ message }) => message)

const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

test.each([
  ['in the handler of an event', thrown],
  ['in what nobody awaits', rejected],
])('a failure %s is told, with what to do', async (where, happens) => {
  happens(new TypeError(`no ${where}`))
  await expect.poll(messages).toHaveLength(1)
  const [shown] = toasts.get()
  expect(shown?.severity).toBe('error')
  expect(shown?.message).toMatch(/^Something failed in the application/)
  expect(shown?.message).toContain(`TypeError: no ${where}`)
  expect(shown?.actions?.map(({ label }) => label)).toEqual(['Copy the report', 'Reload'])
})

test('the same is told once, also after it was closed', async () => {
  thrown(new TypeError('again'))
  rejected(new TypeError('again'))
  await expect.poll(messages).toHaveLength(1)
  toast.clear()
  thrown(new TypeError('again'))
  await settled()
  expect(messages()).toEqual([])
})

test('of a long one the beginning is told', async () => {
  thrown(new RangeError('x'.repeat(500)))
  await expect.poll(messages).toHaveLength(1)
  expect(messages()[0]).toContain(`(RangeError: ${'x'.repeat(68)}…)`)
})

test('what was given up is no failure', async () => {
  rejected(new DOMException('The user aborted a request.', 'AbortError'))
  await settled()
  expect(messages()).toEqual([])
})

test('the report says where and what, and nothing that stands behind an address', async () => {
  const writeText = vi.fn(async (_report: string) => {})
  vi.stubGlobal('navigator', { userAgent: 'A browser', clipboard: { writeText } })
  history.replaceState(null, '', '/en/events?search=secret')
  thrown(new TypeError('for the report'))
  await expect.poll(messages).toHaveLength(1)
  toasts.get()[0]?.actions?.[0]?.onClick?.()
  await expect.poll(() => messages().at(-1)).toMatch(/^Report copied/)
  const report = writeText.mock.lastCall?.[0] ?? ''
  for (const said of ['/en/events', 'A browser', 'TypeError: for the report'])
    expect(report).toContain(said)
  expect(report).not.toContain('secret')
})

test('where there is no clipboard the report is a file', async () => {
  const made = vi.fn((_file: Blob) => 'blob:report')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }))
  thrown(new TypeError('for the file'))
  await expect.poll(messages).toHaveLength(1)
  toasts.get()[0]?.actions?.[0]?.onClick?.()
  await expect.poll(() => messages().at(-1)).toMatch(/saved as a file/)
  await expect(made.mock.lastCall?.[0].text()).resolves.toContain('TypeError: for the file')
})
