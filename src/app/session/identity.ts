import * as z from 'zod/mini'
import { ApiError } from '../../api/apiError.ts'
import type { Service } from '../../api/service.ts'

const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const

const identitySchema = z.object({ name: z.string(), roles: z.array(z.string()) })

/** Who the site says is signed in. */
export type Identity = z.infer<typeof identitySchema>

/** The site did not say. */
export const nameless: Identity = { name: '', roles: [] }

export function isKnownRole(role: string): role is (typeof roles)[number] {
  return roles.some((known) => known === role)
}

/** Null of a site that does not tell, undefined of one that failed. Without a network it is asked once there is one. */
async function asked(service: Service): Promise<unknown> {
  const query = { context: 'edit' }
  try {
    return await service.request({ method: 'GET', path: 'wp/v2/users/me', query, outside: true })
  } catch (refusal) {
    if (navigator.onLine) return isClosed(refusal) ? null : undefined
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return asked(service)
  }
}

function isClosed(refusal: unknown): boolean {
  return (
    refusal instanceof ApiError &&
    ['blocked', 'forbidden', 'missing', 'noRoute'].includes(refusal.kind)
  )
}

/**
 * Asks the site who we are. It is the content system's own address, outside of the interface (contract.md §5.5):
 * where it is missing or closed, there is no role to show, and nothing else is amiss. Null when it failed to answer.
 */
export async function readIdentity(service: Service): Promise<Identity | null> {
  if (service.account.kind === 'anonymous') return nameless
  const answer = await asked(service)
  if (answer === undefined) return null
  const read = identitySchema.safeParse(answer)
  return read.success ? read.data : nameless
}
