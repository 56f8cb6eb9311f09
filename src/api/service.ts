import type { Account } from './account.ts'
import type { Query } from './address.ts'
import type { Configuration } from './configuration.ts'
import type { Language } from './language.ts'
import type { Priority } from './requestQueue.ts'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** under the namespace, encoded: `events/5`; `''` is the index */
  readonly path: string
  readonly query?: Query
  readonly body?: Readonly<Record<string, unknown>>
  /** a form with a file in it, in place of `body` */
  readonly form?: FormData
  readonly signal?: AbortSignal | undefined
  /** asks as nobody, whoever is signed in */
  readonly anonymous?: boolean
  /** a refusal of it says nothing of the session: nobody is asked to sign in again */
  readonly aside?: boolean
  /** a reading that is not tried again by itself when it fails */
  readonly isOnce?: boolean
  /** was compared with a reading just before: a session that ends is renewed, and the call refused as `renewed` */
  readonly isCompared?: boolean
  /** the path is under the REST root instead of the namespace */
  readonly outside?: boolean
  /** `now` unless it says otherwise */
  readonly priority?: Priority
}

/** The service in one language: what every part above this room talks to. */
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
