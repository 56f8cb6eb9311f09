import { type Account, anonymous } from '../../service/account.ts'
import { restRootOf } from '../../service/address.ts'
import type { Configuration } from '../../service/configuration.ts'
import { discover, type Discovery } from '../../service/discovery.ts'
import { type Language, languagesOf } from '../../service/language.ts'
import { look, type Look } from '../../service/look.ts'
import { outgoingOf } from '../../service/outgoing.ts'
import type { Proof } from '../../service/probe.ts'
import type { Call, Service } from '../../service/service.ts'
import type { Prove } from './provingInTurn.ts'

/** `method` where it is not GET */
export type Asking = Omit<Call, 'method' | 'signal' | 'body' | 'form'> &
  Partial<Pick<Call, 'method'>>

/** What the checks of one language stand on: what several of them ask for is asked once. */
export interface Ground {
  readonly language: Language
  /** another language to compare with, null when there is none */
  readonly other: Language | null
  readonly configuration: Configuration
  /** `document.baseURI` */
  readonly base: string
  /** REST root of the language */
  readonly root: string
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
  /** what the account can be told from nobody by. @throws Refusal */
  readonly proof: () => Promise<Proof>
  /** @throws Refusal */
  readonly discovery: () => Promise<Discovery>
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => (asked ??= ask())
}

function quiet(service: Service, signal: AbortSignal): Service {
  return {
    language: service.language,
    configuration: service.configuration,
    site: service.site,
    base: service.base,
    account: service.account,
    request: (call) => service.request({ signal, ...call, aside: true }),
    in: (language) => quiet(service.in(language), signal),
  }
}

export interface Asked {
  readonly service: Service
  /** `document.baseURI` */
  readonly base: string
  readonly signal: AbortSignal
  /** the same for every language */
  readonly prove: Prove
}

export function groundOf({ service, base, signal, prove }: Asked, language: Language): Ground {
  const { configuration, account } = service
  const own = quiet(service.in(language), signal)
  const lookAt: Ground['look'] = (call, who = anonymous, headers = {}) => {
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
    account,
    signal,
    service: own,
    in: own.in,
    look: lookAt,
    namespace: once(() => lookAt({ path: '' })),
    site: once(() => lookAt({ path: '', outside: true })),
    proof: once(() => prove(own)),
    discovery: once(() => discover(own, signal)),
  }
}
