import { InFlight } from '../../../api/inFlight.ts'

/** Of all that is read for an import: a service of this kind shares its machine with the website. */
export const fewRequests = new InFlight(4)
