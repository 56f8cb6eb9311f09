import { headersOf } from '../../../api/look.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { isLoopback } from './address.ts'

const header = 'Strict-Transport-Security'

/**
 * Whether the page itself comes encrypted, wherever the service is. Its address says so: where a browser is told to
 * take a page without TLS for a secure one, what is typed still travels readable. Over https, whether the host keeps
 * browsers to it: else the first request, by a typed address, may go out in the clear.
 */
export async function encryption({ base, signal }: CheckContext): Promise<Finding> {
  const page = new URL(base)
  const values = { origin: page.origin }
  if (page.protocol === 'https:') {
    const answer = await headersOf(base, signal)
    return answer?.has(header) === false
      ? found('encryptionForgotten', { values, code: `${header}: max-age=31536000` })
      : found('encryptionThere', { values })
  }
  return found(isLoopback(page) ? 'encryptionNear' : 'encryptionMissing', { values })
}
