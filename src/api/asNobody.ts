import { anonymous } from './account.ts'
import type { Service } from './service.ts'

/**
 * The same service as anybody meets it who is not signed in. What it refuses says nothing of the session, and its
 * answers are kept apart from those to the account.
 */
export function asNobody(service: Service): Service {
  return {
    language: service.language,
    configuration: service.configuration,
    site: service.site,
    base: service.base,
    account: anonymous,
    request: (call) => service.request({ ...call, anonymous: true, aside: true }),
    in: (language) => asNobody(service.in(language)),
  }
}
