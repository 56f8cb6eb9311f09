import type { Handlers } from '../handlers.ts'
import { linkedHandlers } from '../linked/linkedHandlers.ts'
import { venueKind } from './venueKind.ts'

export const venues: Handlers = linkedHandlers(venueKind)
