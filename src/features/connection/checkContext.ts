import { type Account, anonymous } from '../../api/account.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Configuration } from '../../api/configuration.ts'
import { discover, type Discovery } from '../../api/discovery.ts'
import { type Language, languagesOf } from '../../api/language.ts'
import { look, type Look, type Proof, prove } from '../../api/look.ts'
import { restRootOf, outgoingOf, type Call } from '../../api/outgoing.ts'
import { createService, type Service } from '../../api/service.ts'

/** `method` where it is not GET */
type Asking = Omit<Call, 'method' | 'signal' | 'body' | 'form'> & Partial<Pick<Call, 'method'>>

/** What the checks of one language stand on: what several of them ask for is asked once. */
export interface CheckContext {
  readonly language: Language
  /** another language to compare with, null when there is none */
  readonly other: Language | null
  readonly configuration: Configuration
  /** `document.baseURI` */
  readonly base: string
  /** REST root of the language */
  readonly root: string
  /** of a session: under the nonce that was taken last */
  readonly account: Account
  readonly signal: AbortSignal
  /** never asks anybody to sign in again, and gives up when the test is stopped */
  readonly service: Service
  /** The same in another language, as nobody. */
  in(language: Language): Service
  /** One answer as it comes; `headers` over those of the account. */
  look(call: Asking, account?: Account, headers?: Readonly<Record<string, string>>): Promise<Look>
  /** the index of the namespace, as nobody */
  readonly namespace: () => Promise<Look>
  /** the index of the site, as nobody */
  readonly site: () => Promise<Look>
  /** what the account can be told from nobody by. @throws ApiError */
  readonly proof: () => Promise<Proof>
  /** @throws ApiError */
  readonly discovery: () => Promise<Discovery>
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => (asked ??= ask())
}

/**
 * A session of the site goes on under a new nonce as it does for the application, over a connection that has nobody to
 * ask to sign in again: an old nonce is no end of it. Everybody else's refusals stand as they come.
 */
function ofTheTest(service: Service): Service {
  const { configuration, account, base } = service
  return account.kind === 'session' ? createService({ configuration, account, base }) : service
}

function quiet(service: Service, signal: AbortSignal): Service {
  const aside = service.account.kind !== 'session'
  return {
    language: service.language,
    configuration: service.configuration,
    site: service.site,
    base: service.base,
    get account() {
      return service.account
    },
    request: (call) => service.request({ signal, ...call, aside }),
    in: (language) => quiet(service.in(language), signal),
  }
}

interface CheckRequest {
  readonly service: Service
  /** `document.baseURI` */
  readonly base: string
  readonly signal: AbortSignal
  /** the same for every language */
  readonly prove: Prove
}

/** What the checks of each language stand on, over one connection. */
export function checkContextsOf({
  service,
  ...asked
}: CheckRequest): (language: Language) => CheckContext {
  const own = ofTheTest(service)
  const { configuration } = service
  return (language) =>
    groundOf({ ...asked, configuration, service: quiet(own.in(language), asked.signal) })
}

function groundOf({
  service,
  configuration,
  base,
  signal,
  prove,
}: CheckRequest & Pick<CheckContext, 'configuration'>): CheckContext {
  const { language } = service
  const lookAt: CheckContext['look'] = (call, who = anonymous, headers = {}) => {
    const asked = { method: 'GET', ...call, signal } as const
    const outgoing = outgoingOf({ configuration, base }, language, asked, who)
    return look({ ...outgoing, headers: { ...outgoing.headers, ...headers } })
  }
  return {
    language,
    other: languagesOf(configuration).find((one) => one !== language) ?? null,
    configuration,
    base,
    root: restRootOf(configuration, language, base),
    get account() {
      return service.account
    },
    signal,
    service,
    in: service.in,
    look: lookAt,
    namespace: once(() => lookAt({ path: '' })),
    site: once(() => lookAt({ path: '', outside: true })),
    proof: once(() => prove(service)),
    discovery: once(() => discover(service, signal)),
  }
}

/** Answered as to nobody, without a word on the credentials (contract.md §5.2). */
export const notLoggedIn = 'rest_not_logged_in'

type Prove = (service: Service) => Promise<Proof>

const isWrong = (refusal: unknown): refusal is ApiError =>
  refusal instanceof ApiError &&
  refusal.status === 401 &&
  refusal.kind === 'ended' &&
  refusal.code !== notLoggedIn

/**
 * Proves an account in one language after the other, and wrong credentials once: sites lock out who tries them too
 * often.
 */
export function provingInTurn(): Prove {
  let last: Promise<unknown> = Promise.resolve()
  let wrong: ApiError | null = null
  const one = async (service: Service): Promise<Proof> => {
    if (wrong !== null) throw wrong
    try {
      return await prove(service)
    } catch (refusal) {
      if (isWrong(refusal)) wrong = refusal
      throw refusal
    }
  }
  return (service) => {
    const turn = last.then(() => one(service))
    last = turn.catch(() => undefined)
    return turn
  }
}
