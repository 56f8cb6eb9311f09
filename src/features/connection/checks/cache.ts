import type { Answer } from '../../../api/look.ts'
import type { Call } from '../../../api/service.ts'
import { found } from '../findings.ts'
import { underNamespace } from './namespace.ts'

/** Seconds for which a browser may give an answer again. */
function lifetimeOf({ headers }: Answer): number {
  const rules = headers.get('Cache-Control') ?? ''
  return /\bno-(store|cache)\b/i.test(rules) ? 0 : Number(/\bmax-age=(\d+)/i.exec(rules)?.[1] ?? 0)
}

/** Whether an answer names the cache that it comes from. */
function isHit({ headers }: Answer): boolean {
  const names = [...headers].filter(([name]) => name.includes('cache'))
  return Number(headers.get('Age')) > 0 || names.some(([, value]) => /\bhit\b/i.test(value))
}

/** The same reading at an address that nobody asked before. */
const fresh = (call: Call): Call => ({ ...call, query: { ...call.query, _: Math.random() } })

/**
 * Whether something between the service and this page answers in its place. A cache that looks at addresses alone gives
 * nobody what an account was shown at the same one, and at no other (contract.md §13.7).
 */
export const cache = underNamespace(async ({ account, look }) => {
  const drafts = account.kind === 'anonymous' ? {} : { status: 'draft' }
  const call = { method: 'GET', path: 'events', query: { ...drafts, per_page: 1 } } as const
  const same = fresh(call)
  const first = await look(same, account)
  const again = await look(same, account)
  if (first.kind !== 'answer' || again.kind !== 'answer') return found('questionUnanswered')
  const shows = async (asked: Call) => {
    const answer = await look(asked)
    return answer.kind === 'answer' && answer.status === 200
  }
  const isShared =
    account.kind !== 'anonymous' &&
    first.status === 200 &&
    (await shows(same)) &&
    !(await shows(fresh(call)))
  if (isShared || isHit(again)) return found('cacheHost')
  const seconds = lifetimeOf(first)
  if (seconds === 0) return found('cacheNone')
  return found('cacheBrowser', { values: { seconds }, code: 'Cache-Control: no-store' })
})
