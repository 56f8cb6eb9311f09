import { policyNamed } from './policies.ts'

function ownAddress(address: string): string {
  const { href, origin } = new URL(address, location.origin)
  if (origin !== location.origin) throw new TypeError('A script of another origin')
  return href
}

const own = policyNamed('agenda-script', { createScriptURL: ownAddress })

/**
 * The address of a worker, in the form a browser with Trusted Types takes it.
 *
 * @param address absolute, or from the root of the origin
 * @throws TypeError unless it is of the application's own origin
 */
export const ownScript = (address: string): string => own.createScriptURL(address)
