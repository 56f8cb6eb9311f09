import { type Account, anonymous, mayWrite } from './account.ts'
import { asPost, namedBy, outgoingOf, restRootOf, type Call } from './outgoing.ts'
import type { Configuration } from './configuration.ts'
import { type Language, fallbackLanguageOf } from './language.ts'
import { type Priority, RequestQueue } from './requestQueue.ts'
import { exchange, withRetry } from './exchange.ts'
import { ApiError } from './apiError.ts'
import { renewedSession } from './siteSession.ts'

/** The service in one language: what everything above `api` talks to. */
export interface Service {
  readonly language: Language
  readonly configuration: Configuration
  readonly account: Account
  /** the site's REST root in the fallback language: the name of the site in keys and stores */
  readonly site: string
  /** what relative addresses of the configuration are relative to: `document.baseURI` */
  readonly base: string
  /**
   * The JSON of the answer.
   * @throws ApiError, or the reason of `call.signal` when it was aborted
   */
  request(call: Call): Promise<unknown>
  in(language: Language): Service
}

/** A listing that names a status other than `publish`. */
function asksForUnpublished({ method, path, query }: Call): boolean {
  const { status } = query ?? {}
  return (
    method === 'GET' && !path.includes('/') && status !== undefined && String(status) !== 'publish'
  )
}

// Interface silent: when a session ends is not specified, and its cookie is hidden (contract.md §5.1, §5.2). A page is read
// again when a person comes back to it, so that an ended session shows before anything is typed.
const renewed = 'renewed'

/** Milliseconds after its comparison in which a call goes out: what others write in between would be written over. */
export const comparisonLifetime = 3000

/** What was compared too long ago, or before somebody signed in again, did not go out: it is compared anew. */
const renewedError = () => new ApiError({ kind: 'ended', code: renewed })

export const isRenewed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === renewed

/** To nobody, a 401 is no end of a session: an account is needed. */
function namedFor(refusal: unknown, account: Account): unknown {
  const isToNobody = refusal instanceof ApiError && account.kind === 'anonymous'
  return isToNobody && refusal.kind === 'ended'
    ? new ApiError({ ...refusal, kind: 'forbidden' })
    : refusal
}

const drafts: Call = { method: 'GET', path: 'events', query: { status: 'draft', per_page: 1 } }

/** 401, or a listing of unpublished records refused by its `status` (contract.md §3.6, §5.5). */
function isAnonymousError(refusal: ApiError, call: Call): boolean {
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
    return refusal instanceof ApiError && isAnonymousError(refusal, drafts)
  }
}

/**
 * What a refusal comes to that may be nobody's: the session has ended, or a host dropped on the way who asks, this once.
 * Null where it stands: a status that the site does not have is refused to everybody alike.
 * @param ask as that account
 */
async function comesTo(
  refusal: ApiError,
  call: Call,
  account: Account,
  ask: Ask,
): Promise<'ended' | 'dropped' | null> {
  // It was shown more than nobody is, at sign-in.
  const isPrivileged = mayWrite(account)
  const isTold =
    isAnonymousError(refusal, call) || (isPrivileged && refusal.code.endsWith('-not-accessible'))
  if (!isTold) return null
  if (await answersNobody(account, ask)) return isPrivileged ? 'ended' : null
  return call.method === 'GET' ? 'dropped' : null
}

/** Asked when a session has ended: the account to go on with, or null to let the request fail. */
export type Ended = (account: Account) => Promise<Account | null>

/** What the services of all languages of a site share: who asks, and the queue. */
export class Connection {
  readonly configuration: Configuration
  readonly base: string
  account: Account
  readonly #onEnded: Ended
  readonly #queue = new RequestQueue()
  readonly #renewals = new Map<Account, Promise<Account | null>>()
  /** under nonces that were fetched without asking anybody */
  readonly #silent = new WeakSet<Account>()

  constructor(configuration: Configuration, base: string, account: Account, onEnded: Ended) {
    this.configuration = configuration
    this.base = base
    this.account = account
    this.#onEnded = onEnded
  }

  /**
   * Goes out once more for each renewal of the account: a fresh nonce, and where that is refused as well, whoever signs
   * in; after a person did, never again, and not even then if it was compared before. A reading also where a host
   * dropped who asks.
   * @throws ApiError, or the reason of `call.signal`
   */
  async ask(language: Language, call: Call): Promise<unknown> {
    let account = call.anonymous ? anonymous : this.account
    let isLast = false
    let wasRenewed = false
    let wasDropped = false
    for (;;) {
      try {
        return await this.#attempt(language, call, account)
      } catch (refusal) {
        if (call.aside || isLast || isRenewed(refusal)) throw refusal
        const what = await this.#comesTo(language, refusal, account, call)
        if (what === null || (wasDropped && what === 'dropped')) throw refusal
        wasDropped = what === 'dropped'
        if (wasDropped) continue
        const renewed = await this.#renewed(account, wasRenewed)
        if (renewed === null) throw refusal
        const wasAsked = !this.#silent.has(renewed)
        if (call.sinceCompared !== undefined && wasAsked) throw renewedError()
        isLast = wasRenewed || wasAsked
        wasRenewed = true
        account = renewed
      }
    }
  }

  async #attempt(language: Language, call: Call, account: Account): Promise<unknown> {
    const attempt = async (asked: Call): Promise<unknown> => {
      try {
        const outgoing = outgoingOf(this, language, asked, account)
        return await exchange(outgoing, namedBy(asked))
      } catch (refusal) {
        const again = refusal instanceof ApiError ? asPost(asked, refusal) : null
        if (again === null) throw refusal
        return attempt(again)
      }
    }
    const sendInTime = () => {
      if ((call.sinceCompared?.() ?? 0) > comparisonLifetime) throw renewedError()
      return attempt(call)
    }
    const send = () => this.#queue.run(sendInTime, call.priority, call.signal)
    try {
      return await (call.method === 'GET' && !call.isOnce ? withRetry(send, call.signal) : send())
    } catch (refusal) {
      throw namedFor(refusal, account)
    }
  }

  /** What a refusal comes to; null where it stands. */
  async #comesTo(language: Language, refusal: unknown, account: Account, call: Call) {
    if (!(refusal instanceof ApiError) || account.kind === 'anonymous') return null
    if (refusal.kind === 'ended') return 'ended'
    if (account !== this.account || refusal.status === 0) return null
    const ask = (asked: Call) => this.#attempt(language, asked, account)
    return comesTo(refusal, call, account, ask)
  }

  /** One renewal serves every request that the same ended session refused. */
  #renewed(ended: Account, isAsked: boolean): Promise<Account | null> {
    if (this.account !== ended) return Promise.resolve(this.account)
    const running = this.#renewals.get(ended)
    if (running !== undefined) return running
    const renewal = this.#renew(ended, isAsked).finally(() => this.#renewals.delete(ended))
    this.#renewals.set(ended, renewal)
    return renewal
  }

  /** @param isAsked a fresh nonce was refused just now: only a person can go on */
  async #renew(ended: Account, isAsked: boolean): Promise<Account | null> {
    const again = (isAsked ? null : await this.#silently(ended)) ?? (await this.#onEnded(ended))
    if (again !== null) this.account = again
    return again
  }

  /**
   * The site's own session may go on under a new nonce (contract.md §5.1), but not as somebody else.
   * @throws ApiError where the site fails to answer: that ends no session
   */
  async #silently(ended: Account): Promise<Account | null> {
    if (ended.kind !== 'session') return null
    const again = await renewedSession(this.configuration, this.base, ended)
    if (again !== null) this.#silent.add(again)
    return again
  }
}

interface ServiceOptions {
  readonly configuration: Configuration
  readonly account: Account
  /** `document.baseURI` */
  readonly base: string
  /** the request waits for it, then goes out once more with the account it gives */
  readonly onEnded?: Ended
}

function serviceIn(connection: Connection, site: string, language: Language): Service {
  return {
    language,
    configuration: connection.configuration,
    site,
    base: connection.base,
    get account() {
      return connection.account
    },
    request: (call) => connection.ask(language, call),
    in: (other) => serviceIn(connection, site, other),
  }
}

/** The service in the fallback language; `in` gives the others, over the same connection. */
export function createService({ configuration, account, base, onEnded }: ServiceOptions): Service {
  const connection = new Connection(configuration, base, account, onEnded ?? (async () => null))
  const fallback = fallbackLanguageOf(configuration)
  return serviceIn(connection, restRootOf(configuration, fallback, base), fallback)
}

/** The same service, something of all whose requests is settled. */
export function withCall(service: Service, settled: Partial<Call>): Service {
  return {
    ...service,
    account: settled.anonymous ? anonymous : service.account,
    request: (call) => service.request({ ...call, ...settled }),
    in: (language) => withCall(service.in(language), settled),
  }
}

/** The same service, all of whose requests are as urgent as this. */
export const withPriority = (service: Service, priority: Priority) =>
  withCall(service, { priority })

/** The service, every reading sent once: whoever counts requests leaves it to a person to try what failed again. */
export const once = (service: Service) => withCall(service, { isOnce: true })

/**
 * The same service as anybody meets it who is not signed in. What it refuses says nothing of the session, and its
 * answers are kept apart from those to the account.
 */
export const asNobody = (service: Service) => withCall(service, { anonymous: true, aside: true })
