import { offersMedia } from '../../../api/discovery.ts'
import { isObject } from '../../../api/isObject.ts'
import { ApiError } from '../../../api/apiError.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { speaks } from './address.ts'

const path = 'wp/v2/media'

/** Whether the service knows who asks: to somebody it does not know, the route tells nothing of itself. */
async function isKnown({ proof }: CheckContext): Promise<boolean> {
  try {
    await proof()
    return true
  } catch (refusal) {
    if (refusal instanceof ApiError && ['ended', 'unproved'].includes(refusal.kind)) return false
    throw refusal
  }
}

/** What the route of pictures answers to whoever looks at the newest of them. */
async function ofRoute(ground: CheckContext): Promise<Finding> {
  const isNobody = ground.account.kind === 'anonymous'
  if (!isNobody && !(await isKnown(ground))) return found('accountFirst')
  const newest = { path, outside: true, query: { per_page: 1 } }
  const answer = await ground.look(newest, ground.account)
  if (answer.kind !== 'answer') return found('questionUnanswered')
  if (answer.status === 200 && Array.isArray(answer.body)) return found('mediaOffered')
  if (isNobody) return found('accountNobody')
  if (![401, 403, 404].includes(answer.status))
    return found('questionRefused', { values: { said: answer.status } })
  return found('mediaClosed', { values: { route: path, status: answer.status } })
}

/**
 * Whether pictures can be brought in by the content system's own route, which its index names, outside of the
 * interface. It is only read: no test sends a picture.
 */
export async function media(ground: CheckContext): Promise<Finding> {
  if (!(await speaks(ground))) return found('addressFirst')
  const site = await ground.site()
  if (site.kind !== 'answer' || site.status !== 200 || !isObject(site.body))
    return found('mediaUnsaid')
  const isOffered = await offersMedia(ground.service, ground.signal)
  return isOffered ? ofRoute(ground) : found('mediaAbsent', { values: { route: path } })
}
