import type { Handlers } from '../handlers.ts'
import { linkedHandlers } from '../linked/linkedHandlers.ts'
import { organizerKind } from './organizerKind.ts'

export const organizers: Handlers = linkedHandlers(organizerKind)
