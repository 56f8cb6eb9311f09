import type { Configuration } from './configuration.ts'

/**
 * A nonce of the site's own session (contract.md §5.1), or null when there is no session.
 * @param base `document.baseURI`
 */
export async function freshNonce(
  configuration: Configuration,
  base: string,
): Promise<string | null> {
  const { nonceAddress } = configuration.service
  if (nonceAddress === null) return null
  try {
    const response = await fetch(new URL(nonceAddress, base), {
      credentials: 'same-origin',
      cache: 'no-store',
    })
    const text = (await response.text()).trim()
    return response.ok && /^[\w-]{6,}$/.test(text) ? text : null
  } catch {
    return null
  }
}
