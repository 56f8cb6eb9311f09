import { type Account, roles } from './handlers.ts'

/** At least this role; nobody signed in has none (contract.md §5.6). */
const atLeast = (account: Account | null, role: Account['role']): boolean =>
  account !== null && roles.indexOf(account.role) >= roles.indexOf(role)

/** Creates and edits records, and sees those of others that are not public. */
export const mayWrite = (account: Account | null): boolean => atLeast(account, 'contributor')

export const mayPublish = (account: Account | null): boolean => atLeast(account, 'author')

/** Brings a picture in by its address. */
export const mayUpload = (account: Account | null): boolean => atLeast(account, 'author')

const mayEditAny = (account: Account | null): boolean => atLeast(account, 'editor')

/** Says what a picture shows: pictures here belong to nobody. */
export const mayDescribe = mayEditAny

/** Writes HTML that is kept as written (contract.md §7.11). */
export const mayWriteAnyHtml = mayEditAny

interface Owned {
  readonly author: number
  readonly status: string
}

/** Per-object capability: contributors their own unpublished records, authors their own, editors all. */
export const mayEdit = (account: Account | null, { author, status }: Owned): boolean => {
  if (account === null || mayEditAny(account)) return account !== null
  const published = status === 'publish' || status === 'future' || status === 'private'
  return account.id === author && (published ? mayPublish(account) : mayWrite(account))
}

/** Reads a record that is not public: its author, or an editor. */
export const mayRead = (account: Account | null, { author, status }: Owned): boolean =>
  status === 'publish' || mayEditAny(account) || (mayWrite(account) && account?.id === author)
