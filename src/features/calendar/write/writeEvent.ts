import type { QueryClient } from '@tanstack/react-query'
import {
  type Reversible,
  reversibleWrite,
  type ReversibleWrite,
} from '../../../core/write/undo/reversibleWrite.ts'
import { type EventRecord, events, type EventUpdate } from '../../../resources/events/events.ts'

/** A change of an event. */
export type EventWrite = ReversibleWrite<EventRecord, EventUpdate>

/** What came of it, and the change that takes it back; null where nothing was written. */
export type EventWritten = Reversible<EventRecord, EventUpdate>

/** Changes an event through the safe writer. @throws Conflict, ApiError */
export function writeEvent(client: QueryClient, write: EventWrite): Promise<EventWritten> {
  return reversibleWrite(client, events, write)
}
