import { ApiError } from '../../../api/apiError.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { notLoggedIn } from '../provingInTurn.ts'
import { underNamespace } from './namespace.ts'

/** Nobody is refused what an account is shown: the other way round, everybody reads drafts. */
async function isOpenToAll({ service }: CheckContext): Promise<boolean> {
  try {
    const query = { status: 'draft', per_page: 1 }
    await service.request({ method: 'GET', path: 'events', query, anonymous: true })
    return true
  } catch (refusal) {
    if (refusal instanceof ApiError) return false
    throw refusal
  }
}

// In one line of one of these files: where PHP runs beside the server, it drops the header.
const letThrough = [
  '# Apache, .htaccess',
  'SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1',
  '# nginx, beside the other fastcgi_param',
  'fastcgi_param HTTP_AUTHORIZATION $http_authorization;',
].join('\n')

function refused(refusal: ApiError, { account }: CheckContext): Finding {
  const { kind, status, code } = refusal
  if (kind === 'unproved') return found('accountUnproved')
  if (kind !== 'ended') throw refusal
  const values = { status, code: code || String(status) }
  if (account.kind === 'session') return found('accountEnded', { values })
  if (code === notLoggedIn) return found('accountSwallowed', { values, code: letThrough })
  return found('accountWrong', { values })
}

/** Whether the service knows who asks, by what it shows the account and not everybody. */
export const account = underNamespace(async (ground) => {
  if (ground.account.kind === 'anonymous') return found('accountNobody')
  try {
    const { mayEdit } = await ground.proof()
    return found(mayEdit && (await isOpenToAll(ground)) ? 'accountOpen' : 'accountKnown')
  } catch (refusal) {
    if (refusal instanceof ApiError) return refused(refusal, ground)
    throw refusal
  }
})
