import { isObject } from '../../../api/isObject.ts'
import { ApiError } from '../../../api/apiError.ts'
import { abilities, type Ability, type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { underNamespace } from './namespace.ts'

/**
 * Interface silent: what an account may do is not specified. It is read from the capabilities that the site lists, those
 * of events or else those of posts (contract.md §5.6).
 */
const capabilitiesFor: Readonly<Record<Ability, readonly string[]>> = {
  create: ['edit_tribe_events', 'edit_posts'],
  others: ['edit_others_tribe_events', 'edit_others_posts'],
  publish: ['publish_tribe_events', 'publish_posts'],
  // The first of tags, the second of event categories, from 6.15.19 on.
  terms: ['manage_categories', 'publish_tribe_events'],
  files: ['upload_files'],
}

interface Rights {
  readonly roles: string
  readonly may: readonly Ability[]
}

/** Null where the site does not tell. @throws ApiError */
async function rightsOf({ service }: CheckContext): Promise<Rights | null> {
  try {
    const query = { context: 'edit' }
    const path = 'wp/v2/users/me'
    const body = await service.request({ method: 'GET', path, query, outside: true })
    if (!isObject(body) || !isObject(body.capabilities)) return null
    const { capabilities, roles } = body
    const may = abilities.filter((one) =>
      capabilitiesFor[one].some((name) => capabilities[name] === true),
    )
    return { may, roles: Array.isArray(roles) ? roles.join(', ') : '' }
  } catch (refusal) {
    const isUntold =
      refusal instanceof ApiError && ['noRoute', 'forbidden', 'blocked'].includes(refusal.kind)
    if (isUntold) return null
    throw refusal
  }
}

async function rights(ground: CheckContext): Promise<Finding> {
  const { mayEdit } = await ground.proof()
  const told = await rightsOf(ground)
  if (told === null) return found(mayEdit ? 'roleEdits' : 'roleReads', { values: { roles: '?' } })
  const { may, roles } = told
  const values = { roles: roles || '?' }
  if (may.length === 0) return found('roleReads', { values })
  return found(may.length === abilities.length ? 'roleEverything' : 'roleSome', { values, may })
}

/** What the account may do, as far as can be known without writing. */
export const role = underNamespace(async (ground) => {
  if (ground.account.kind === 'anonymous') return found('roleNobody')
  try {
    return await rights(ground)
  } catch (refusal) {
    if (refusal instanceof ApiError && ['ended', 'unproved'].includes(refusal.kind))
      return found('accountFirst')
    throw refusal
  }
})
