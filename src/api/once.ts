import type { Service } from './service.ts'

/** The service, every reading sent once: whoever counts requests leaves it to a person to try what failed again. */
export function once(service: Service): Service {
  return {
    ...service,
    request: (call) => service.request({ ...call, isOnce: true }),
    in: (language) => once(service.in(language)),
  }
}
