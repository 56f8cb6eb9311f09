import { buildIfStale } from '../../commands/build.ts'
import { openHostile, testGuards } from '../guardCases.ts'
import { type Deployed, deployed } from './deployed.ts'

describe.each(['nginx', 'apache', 'caddy'] as const)('%s', (kind) => {
  let service: Awaited<ReturnType<typeof openHostile>>
  let host: Deployed | undefined
  beforeAll(async () => {
    await buildIfStale()
    service = await openHostile()
    const config = { path: '/', service: { address: './{language}/wp-json' }, signIn: ['password'] }
    const services = [`${service.root}/{language}/wp-json`]
    host = await deployed(kind, [{ config, wishes: { services } }])
  })
  afterAll(async () => {
    await host?.close()
    service.close()
  })

  testGuards(kind, () => ({ root: host?.root ?? '', seen: service.seen }))
})
