import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Mode, WorldOptions } from '../worlds/world.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; the text where there is none. */
  readonly body: unknown
  /** A member of the body, by names and indexes. */
  readonly at: (...path: (string | number)[]) => unknown
  readonly id: number
}

interface Asking {
  readonly as?: string
  readonly language?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestSite {
  /** The root of the world. */
  readonly root: string
  /** Asks the service: `path` is what follows the namespace. */
  readonly ask: (method: string, path: string, asking?: Asking) => Promise<Reply>
  /** Asks anything under the root. */
  readonly askSite: (method: string, path: string, asking?: Asking) => Promise<Reply>
  readonly close: () => Promise<void>
}

export const basic = (login: string, password = `${login} demo password`): string =>
  `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`

/** Headers of an editor who sends JSON. */
export const editor = { 'Content-Type': 'application/json', Authorization: basic('editor') }

/** An event for a world of its own. */
export const start = {
  title: 'Fira',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
}

/** The body of a refusal of the parameter of this name. */
export const invalid = (name: string) => ({
  code: 'rest_invalid_param',
  data: { status: 400, params: { [name]: expect.any(String) } },
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const member = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const replyOf = async (response: Response): Promise<Reply> => {
  const body = parsed(await response.text())
  const at = (...path: (string | number)[]): unknown => path.reduce(member, body)
  return { status: response.status, headers: response.headers, body, at, id: Number(at('id')) }
}

const sentWith = ({ as, body, headers = {} }: Asking): RequestInit => ({
  headers: {
    ...(as === undefined ? {} : { Authorization: basic(as) }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  },
  ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
})

/** An empty world of its own at the service of this test run. */
export const openTestSite = async (
  mode: Mode,
  options: Partial<WorldOptions> = {},
): Promise<TestSite> => {
  const root = `${inject('serviceRoot')}/worlds/${randomUUID()}`
  const made = await fetch(root, {
    method: 'PUT',
    body: JSON.stringify({ mode, data: 'empty', options }),
  })
  if (made.status !== 201) throw new Error(await made.text())
  const askSite: TestSite['askSite'] = async (method, path, asking = {}) =>
    replyOf(await fetch(root + path, { ...sentWith(asking), method, redirect: 'manual' }))
  const namespace = options.namespace ?? 'calendar/events/v1'
  return {
    root,
    askSite,
    ask: (method, path, asking = {}) => {
      const { language = 'ca' } = asking
      return askSite(method, `/${language}/wp-json/${namespace}/${path}`, asking)
    },
    close: async () => void (await fetch(root, { method: 'DELETE' })),
  }
}

/** The same for all tests of a suite: it is opened before the first, and closed after the last. */
export const testSite = (...asked: Parameters<typeof openTestSite>): TestSite => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(...asked)
  })
  afterAll(() => site.close())
  return {
    get root() {
      return site.root
    },
    ask: (...of) => site.ask(...of),
    askSite: (...of) => site.askSite(...of),
    close: () => site.close(),
  }
}
