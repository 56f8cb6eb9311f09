import { ProtocolError } from '../errors.ts'
import type { Call } from '../handlers.ts'
import { mayEdit, mayRead } from '../permissions.ts'
import type { PostRow } from './post.ts'

/** @throws ProtocolError 403 `<noun>-not-accessible` for what is not public and not the reader's */
export const requireReadable = ({ account }: Call, row: PostRow, noun: string): void => {
  if (!mayRead(account, row)) throw new ProtocolError(403, `${noun}-not-accessible`)
}

/**
 * Whether the contents of a record are shown: it has no password, or the request brings it, or an
 * editor asks in the context `edit`, which is read though no route declares it (contract.md §1.8).
 */
export const isUnlocked = (
  { account, sent }: Pick<Call, 'account' | 'sent'>,
  row: Pick<PostRow, 'password' | 'author' | 'status'>,
): boolean =>
  row.password === null ||
  row.password === '' ||
  row.password === sent.password ||
  (sent.context === 'edit' && mayEdit(account, row))
