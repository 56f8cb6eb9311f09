import { type Account, accountName } from '../../service/account.ts'

/** Whether both are known to be one and the same person's. What a site does not tell speaks against nobody. */
export function isSamePerson(one: Account, other: Account): boolean {
  if (one.kind === 'session' && other.kind === 'session')
    return one.who === undefined || other.who === undefined || one.who === other.who
  return accountName(one) === accountName(other)
}
