import { BUILT } from './commands/servers.ts'
import { policyFor } from './hosting/policy.ts'
import { openPort, type Port } from './service/port.ts'
import { openSite } from './service/site.ts'

/** `config.json` of an application that lives on another origin than its service. */
const configuredFor =
  (service: string) =>
  (file: Buffer): Buffer => {
    const { service: known, ...rest } = JSON.parse(file.toString()) as { service: object }
    const told = { ...known, address: `${service}{language}/wp-json`, nonceAddress: null }
    return Buffer.from(JSON.stringify({ ...rest, service: told, signIn: ['password'] }))
  }

/**
 * The built application on a port of its own, as a host is told to serve it: its pages ask a service of another origin,
 * and may ask no third one.
 *
 * @param service address of a world, ending with a slash
 */
export function openElsewhere(service: string): Promise<Port> {
  const site = openSite(BUILT, { configured: configuredFor(service) })
  const policy = policyFor({ services: [new URL(service).origin] })
  return openPort(async (request) => {
    const answer = await site.answer(request, new URL(request.url).pathname, '/')
    const headers = new Headers(answer.headers)
    headers.set('Content-Security-Policy', policy)
    return new Response(answer.body, { status: answer.status, headers })
  })
}
