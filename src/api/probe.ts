import { ApiError } from './apiError.ts'
import type { Service } from './service.ts'

export interface Proof {
  /** whether the account sees what is not published, as everybody does who may edit */
  readonly mayEdit: boolean
}

/**
 * Signed in without any right to edit, or nobody at all: a service may answer both alike, so
 * the site is asked who this is (contract.md §5.5, outside of the interface).
 * @throws ApiError `ended` for nobody, `unproved` when the site does not tell
 */
async function proveReader(service: Service): Promise<Proof> {
  try {
    await service.request({ method: 'GET', path: 'wp/v2/users/me', outside: true })
    return { mayEdit: false }
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    if (refusal.status === 401 || refusal.kind === 'ended') throw refusal
    if (refusal.kind === 'noRoute' || refusal.kind === 'forbidden')
      throw new ApiError({ kind: 'unproved', status: refusal.status }, { cause: refusal })
    throw refusal
  }
}

/**
 * Proves the account by asking for what only an editor is shown: wrong credentials may be
 * answered as to nobody, with 200 (contract.md §9, 30). Give it a service without `onEnded`.
 * @throws ApiError `ended` for wrong credentials, `unproved` when neither can be told
 */
export async function prove(service: Service): Promise<Proof> {
  if (service.account.kind === 'anonymous') return { mayEdit: false }
  try {
    const query = { status: 'draft', per_page: 1 }
    await service.request({ method: 'GET', path: 'events', query })
    return { mayEdit: true }
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    if (refusal.kind === 'forbidden') return { mayEdit: false }
    if (refusal.kind !== 'invalid' || !Object.hasOwn(refusal.params, 'status')) throw refusal
    return await proveReader(service)
  }
}
