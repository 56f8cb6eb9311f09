import { accountName } from '../../api/account.ts'
import type { Service } from '../../api/service.ts'
import type { WritableName } from '../resource/collection.ts'

/** Everything an answer depends on: site, account, resource, language, operation, arguments. */
export function keyOf(
  service: Service,
  resource: WritableName | 'description' | 'account' | 'history',
  operation:
    | 'list'
    | 'allPages'
    | 'mirror'
    | 'pictures'
    | 'record'
    | 'bySlug'
    | 'lostLinks'
    | 'index'
    | 'documentation',
  ...rest: readonly unknown[]
): readonly unknown[] {
  return [
    service.site,
    accountName(service.account),
    resource,
    service.language,
    operation,
    ...rest,
  ]
}
