import { type Finding, found } from '../findings.ts'
import type { Ground } from '../ground.ts'
import { isLoopback } from './address.ts'

/**
 * Whether the page itself comes encrypted, wherever the service is. Its address says so: where a browser is told to
 * take a page without TLS for a secure one, what is typed still travels readable.
 */
export function encryption({ base }: Ground): Finding {
  const page = new URL(base)
  const values = { origin: page.origin }
  if (page.protocol === 'https:') return found('encryptionThere', { values })
  return found(isLoopback(page) ? 'encryptionNear' : 'encryptionMissing', { values })
}
