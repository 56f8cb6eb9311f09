import { ApiError } from '../../api/apiError.ts'
import { reportTextOf } from './reportUncaught.ts'

const named = (name: string, message = '') => Object.assign(new Error(message), { name })

test('a failure says its kind and its words', () => {
  expect(reportTextOf(new TypeError('crypto.randomUUID is not a function'))).toBe(
    'TypeError: crypto.randomUUID is not a function',
  )
})

test.each([
  ['what is no error', 'Script error.'],
  ['nothing at all', undefined],
  ['a way on', { to: '/sign-in' }],
  ['a request that was given up', new DOMException('The user aborted a request.', 'AbortError')],
  ['one that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['a reading that was left', named('CancelledError')],
  ['what the service refused', new ApiError({ kind: 'forbidden' })],
  [
    'code that could not be fetched',
    new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'),
  ],
  [
    'another program of the browser',
    Object.assign(new TypeError('x'), { stack: 'at chrome-extension://abc/content.js' }),
  ],
])('%s is none', (_what, error) => expect(reportTextOf(error)).toBeNull())

test.each([
  [
    'a text that was read',
    new SyntaxError(`Unexpected token 'h', "{"password":"hunter2"," is not valid JSON`),
    `SyntaxError: Unexpected token 'h', "…" is not valid JSON`,
  ],
  [
    'an address',
    new TypeError('Failed on https://anna:hunter2@a.example/events/5?password=hunter2 (GET)'),
    'TypeError: Failed on https://a.example/events/5?… (GET)',
  ],
])('%s loses its secrets', (_what, error, said) => expect(reportTextOf(error)).toBe(said))

test('a long one is cut', () => {
  expect(reportTextOf(new RangeError('x '.repeat(500)))).toHaveLength(201)
})
