import { InFlight } from './inFlight.ts'
import type { Service } from './service.ts'

/** A service of this kind shares its machine with the website: that many requests at once, whatever asks for them. */
const most = 4

/** The service, its requests a few at once: looking for namesakes alone asks every language. */
export function gated(service: Service, gate = new InFlight(most)): Service {
  return {
    ...service,
    request: (call) => gate.run(() => service.request(call), call.signal),
    in: (language) => gated(service.in(language), gate),
  }
}
