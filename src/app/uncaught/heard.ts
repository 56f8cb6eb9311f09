import { fetchBar } from '../shell/Network.tsx'

/**
 * Hears of what nobody caught, in the handler of an event or in what nobody awaits, and has it told: a button that does
 * nothing leaves its person guessing. How it is told is no part of the first load; what cannot be fetched is not told.
 */
export function heard(event: ErrorEvent | PromiseRejectionEvent): void {
  fetchBar().then(
    (late) => late.tell(event),
    () => {},
  )
}
