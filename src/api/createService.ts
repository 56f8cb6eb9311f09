import type { Account } from './account.ts'
import { restRootOf } from './address.ts'
import type { Configuration } from './configuration.ts'
import { Connection, type Ended } from './connection.ts'
import { fallbackLanguageOf, type Language } from './language.ts'
import type { Service } from './service.ts'

export interface ServiceOptions {
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
