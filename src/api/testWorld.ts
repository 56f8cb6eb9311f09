import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import type { Account } from './account.ts'
import { configurationOf, type Configuration } from './configuration.ts'
import { type Ended, type Service, createService } from './service.ts'
import { configurationJson, editor } from './testSite.ts'

export type Mode = 'interface' | 'live'

export const modes: readonly Mode[] = ['interface', 'live']

/** Those that the tests of pages run in: `npm test` takes the harsher one, test:full the other as well. Wide files, which run there alone, take both. */
export const pageModes: readonly Mode[] =
  process.env['AGENDA_FULL'] === undefined ? ['live'] : ['interface']

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
