import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fallbackLanguageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import { keyOf } from '../../query/keys.ts'

const publishers = new Set(['administrator', 'editor', 'author'])
/** What these publish is kept for review. Of a subscriber nothing is taken at all. */
const reviewed = new Set(['contributor'])

/** Whether everybody sees what has this status, now or at its date. */
export const isOut = (status: unknown) => status === 'publish' || status === 'future'

const accountShape = z.object({
  roles: z.optional(z.array(z.string())),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
})

/** By what an account is allowed, else by its role; null where the site tells neither. */
export function mayPublishOf(answer: unknown): boolean | null {
  const read = accountShape.safeParse(answer)
  if (!read.success) return null
  const { roles = [], capabilities = {} } = read.data
  const allowed = Object.keys(capabilities).filter((name) => capabilities[name] === true)
  // The calendar's events have capabilities of their own (contract.md §5.6).
  if (allowed.some((name) => /^edit_\w*events$/.test(name)))
    return allowed.some((name) => /^publish_\w*events$/.test(name))
  if (roles.some((role) => publishers.has(role))) return true
  return roles.length > 0 && roles.every((role) => reviewed.has(role)) ? false : null
}

function ownIdOf(answer: unknown): number | null {
  const read = z.object({ id: z.int() }).safeParse(answer)
  return read.success ? read.data.id : null
}

/**
 * Whether the account may publish, and its number; null where the site does not tell. It is the content system's own address, outside of
 * the interface (contract.md §5.5).
 */
export const accountOptions = (service: Service) => {
  // It is the same in every language.
  const site = service.in(fallbackLanguageOf(service.configuration))
  return queryOptions({
    queryKey: keyOf(site, 'account', 'record'),
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const path = 'wp/v2/users/me'
      const place = { path, query: { context: 'edit' }, outside: true, aside: true } as const
      const answer = await site
        .request({ method: 'GET', ...place, signal })
        .catch((refusal: unknown) => {
          signal.throwIfAborted()
          return refusal
        })
      return { mayPublish: mayPublishOf(answer), id: ownIdOf(answer) }
    },
  })
}

/** The same; undefined while it is asked or nobody wants to know. */
export function useMayPublish(isWanted: boolean): boolean | null | undefined {
  const service = useService()
  const enabled = isWanted && service.account.kind !== 'anonymous'
  return useQuery({ ...accountOptions(service), enabled }).data?.mayPublish
}

/** The site's number of who is signed in, null where the site does not tell; undefined while it is asked. */
export function useOwnId(isWanted: boolean): number | null | undefined {
  const service = useService()
  const isAnonymous = service.account.kind === 'anonymous'
  const { data } = useQuery({ ...accountOptions(service), enabled: isWanted && !isAnonymous })
  return isAnonymous ? null : data?.id
}
