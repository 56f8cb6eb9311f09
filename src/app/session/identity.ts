import * as z from 'zod/mini'
import type { Service } from '../../service/service.ts'

const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const

const identitySchema = z.object({ name: z.string(), roles: z.array(z.string()) })

/** Who the site says is signed in. */
export type Identity = z.infer<typeof identitySchema>

/** The site did not say. */
export const nameless: Identity = { name: '', roles: [] }

export function isKnownRole(role: string): role is (typeof roles)[number] {
  return roles.some((known) => known === role)
}

/** Without a network nobody has answered: it is asked for once there is one. */
async function asked(service: Service): Promise<unknown> {
  const query = { context: 'edit' }
  try {
    return await service.request({ method: 'GET', path: 'wp/v2/users/me', query, outside: true })
  } catch {
    if (navigator.onLine) return null
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return asked(service)
  }
}

/**
 * Asks the site who we are. It is the content system's own address, outside of the interface (contract.md §5.5):
 * where it is missing or closed, there is no role to show, and nothing else is amiss.
 */
export async function readIdentity(service: Service): Promise<Identity> {
  if (service.account.kind === 'anonymous') return nameless
  const answer = await asked(service)
  const read = identitySchema.safeParse(answer)
  return read.success ? read.data : nameless
}
