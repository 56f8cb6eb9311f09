import { type Account, mayWrite } from './account.ts'
import { asksForUnpublished } from './ended.ts'
import { Refusal } from './refusal.ts'
import type { Call } from './service.ts'

const drafts: Call = { method: 'GET', path: 'events', query: { status: 'draft', per_page: 1 } }

/** 401, or a listing of unpublished records refused by its `status` (contract.md §3.6, §5.5). */
function isNobodysRefusal(refusal: Refusal, call: Call): boolean {
  if (refusal.kind === 'ended') return true
  return asksForUnpublished(call) && Object.hasOwn(refusal.params, 'status')
}

type Ask = (call: Call) => Promise<unknown>

/** Of each account, the question that is under way: one answer serves all that was refused at once. */
const underWay = new WeakMap<Account, Promise<boolean>>()

function answersNobody(account: Account, ask: Ask): Promise<boolean> {
  const asked = underWay.get(account) ?? proved(ask).finally(() => underWay.delete(account))
  underWay.set(account, asked)
  return asked
}

/** Whether the service answers an account as nobody: silent with some (contract.md §9, 30). */
async function proved(ask: Ask): Promise<boolean> {
  try {
    await ask(drafts)
    return false
  } catch (refusal) {
    return refusal instanceof Refusal && isNobodysRefusal(refusal, drafts)
  }
}

/**
 * What a refusal comes to that may be nobody's: the session has ended, or a host dropped on the way who asks, this once.
 * Null where it stands: a status that the site does not have is refused to everybody alike.
 * @param ask as that account
 */
export async function comesTo(
  refusal: Refusal,
  call: Call,
  account: Account,
  ask: Ask,
): Promise<'ended' | 'dropped' | null> {
  // It was shown more than nobody is, at sign-in.
  const isPrivileged = mayWrite(account)
  const isTold =
    isNobodysRefusal(refusal, call) || (isPrivileged && refusal.code.endsWith('-not-accessible'))
  if (!isTold) return null
  if (await answersNobody(account, ask)) return isPrivileged ? 'ended' : null
  return call.method === 'GET' ? 'dropped' : null
}
