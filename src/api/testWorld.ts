import { inject, TestRunner } from 'vitest'
import type { Account } from './account.ts'
import { configurationOf, type Configuration } from './configuration.ts'
import { type Ended, type Service, createService } from './service.ts'
import { configurationJson, editor } from './testSite.ts'

export type Mode = 'interface' | 'live'

export const modes: readonly Mode[] = ['interface', 'live']

/** That of the tests of pages: `npm test` takes the harsher one, test:full the other as well. Wide files, which run there alone, take both. */
export const pageMode: Mode = process.env['AGENDA_FULL'] === undefined ? 'live' : 'interface'

interface Asked {
  readonly data?: 'empty' | 'town'
  readonly options?: Readonly<Record<string, unknown>>
}

/** A world of its own in the local service, gone with the test that made it, or with the file where none did. */
export interface TestWorld {
  readonly mode: Mode
  readonly base: string
  /** @param over what its configuration says otherwise */
  service(account?: Account, over?: Partial<Configuration['service']>, onEnded?: Ended): Service
  /** The JSON of an answer in Catalan, asked as the editor. @throws Error with what a refusal says */
  ask(method: string, path: string, body?: object): Promise<Record<string, unknown>>
  /** The same in another language. */
  askIn(
    language: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<Record<string, unknown>>
  /** Makes a record in Catalan, as the editor; gives its number. */
  make(path: string, body: object): Promise<number>
  /** The same in another language. */
  makeIn(language: string, path: string, body: object): Promise<number>
  /** Somebody else writes these fields at the next request of a record, once, or as often as is said. */
  meddle(
    when: `${'before' | 'after'} ${string}`,
    path: string,
    fields: object,
    times?: number,
  ): Promise<void>
  /** Makes requests go wrong, as the local service's control understands it. */
  fail(rules: readonly object[]): Promise<void>
  drop(): Promise<void>
}

const open = new Set<TestWorld>()
const dropAll = () => Promise.all([...open].map((world) => world.drop()))
afterAll(dropAll)

const asEditor = { Authorization: `Basic ${btoa('editor:editor demo password')}` }
const asJson = { 'Content-Type': 'application/json' }

/** The text of an answer. @throws Error with what a refusal says */
async function asked(address: string, method: string, body?: unknown, headers = {}) {
  const answer = await fetch(address, {
    method,
    headers: { ...(body === undefined ? {} : asJson), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`)
  return text
}

export async function makeWorld(
  mode: Mode,
  { data = 'empty', options = {} }: Asked = {},
): Promise<TestWorld> {
  const address = `${inject('serviceRoot')}/worlds/src-${crypto.randomUUID()}`
  await asked(address, 'PUT', { mode, data, options })
  const base = `${address}/`
  const askIn: TestWorld['askIn'] = async (language, method, path, body) => {
    const root = `${base}${language}/wp-json/${configurationJson.service.namespace}`
    return JSON.parse(await asked(`${root}/${path}`, method, body, asEditor))
  }
  const makeIn: TestWorld['makeIn'] = async (language, path, body) =>
    Number((await askIn(language, 'POST', path, body)).id)
  const world: TestWorld = {
    mode,
    base,
    service: (account = editor, over = {}, onEnded = async () => null) => {
      const service = { ...configurationJson.service, ...over }
      const configuration = configurationOf({ ...configurationJson, service })
      return createService({ configuration, account, base, onEnded })
    },
    ask: (method, path, body) => askIn('ca', method, path, body),
    askIn,
    make: (path, body) => makeIn('ca', path, body),
    makeIn,
    meddle(at, path, fields, times = 1) {
      const [when, method] = at.split(' ')
      return world.fail([{ kind: 'colleague', when, method, path, times, fields }])
    },
    async fail(rules) {
      await asked(`${address}/faults`, 'PUT', rules)
    },
    async drop() {
      if (open.delete(world)) await asked(address, 'DELETE')
    },
  }
  open.add(world)
  if (TestRunner.getCurrentTest()) onTestFinished(() => world.drop())
  return world
}

/** A new world for each test of a file or group. What is given stands for that of the test that runs. */
export function worldOfEach(mode: Mode, asked?: Asked): TestWorld {
  let world: TestWorld
  beforeEach(async () => {
    world = await makeWorld(mode, asked)
  })
  return new Proxy({} as TestWorld, { get: (_, name) => Reflect.get(world, name) })
}
