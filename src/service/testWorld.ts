import { inject } from 'vitest'
import type { Account } from './account.ts'
import { configurationOf, type Configuration } from './configuration.ts'
import type { Ended } from './connection.ts'
import { createService } from './createService.ts'
import type { Service } from './service.ts'
import { configurationJson, editor } from './testSite.ts'

export type Mode = 'interface' | 'live'

export const modes: readonly Mode[] = ['interface', 'live']

interface Asked {
  readonly data?: 'empty' | 'town'
  readonly options?: Readonly<Record<string, unknown>>
}

/** A world of its own in the local service, for one test or a file of them. */
export interface TestWorld {
  readonly mode: Mode
  readonly base: string
  /** @param over what its configuration says otherwise */
  service(account?: Account, over?: Partial<Configuration['service']>, onEnded?: Ended): Service
  faults(rules: readonly Readonly<Record<string, unknown>>[]): Promise<void>
  drop(): Promise<void>
}

async function control(address: string, method: string, body?: unknown): Promise<void> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  if (!response.ok)
    throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`)
}

export async function makeWorld(
  mode: Mode,
  { data = 'empty', options = {} }: Asked = {},
): Promise<TestWorld> {
  const address = `${inject('serviceRoot')}/worlds/src-${crypto.randomUUID()}`
  await control(address, 'PUT', { mode, data, options })
  const base = `${address}/`
  return {
    mode,
    base,
    service: (account = editor, over = {}, onEnded = async () => null) => {
      const service = { ...configurationJson.service, ...over }
      const configuration = configurationOf({ ...configurationJson, service })
      return createService({ configuration, account, base, onEnded })
    },
    faults: (rules) => control(`${address}/faults`, 'PUT', rules),
    drop: () => control(address, 'DELETE'),
  }
}
