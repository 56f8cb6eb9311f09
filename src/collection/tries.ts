import { Refusal } from '../service/refusal.ts'
import { endedByItself } from './mayBeUnderWay.ts'
import { PerhapsMade, SameName } from './saved.ts'
import type { SentCreation } from './sentCreation.ts'

/** Where sendings of one new record that were never answered are kept, so that they outlive what sent them. */
export interface Tries {
  sent(): readonly SentCreation[]
  /** told at every change, and before anything goes out */
  keep(sent: readonly SentCreation[]): void
}

/** Nothing was made by the sending that ended so. */
function isClean(error: unknown): boolean {
  return error instanceof Refusal
    ? error.afterWrite === undefined
    : error instanceof SameName || error instanceof PerhapsMade
}

/**
 * Sends what makes a record, and keeps in mind what was sent and never answered: that is looked for before the next.
 * @param send is given what was sent before, and tells what goes out just before it does
 */
export async function withTries<T>(
  tries: Tries,
  send: (earlier: readonly SentCreation[], onSend: (sent: SentCreation) => void) => Promise<T>,
): Promise<T> {
  const earlier = tries.sent()
  let last: SentCreation | null = null
  const onSend = (sent: SentCreation) => {
    last = sent
    tries.keep([...earlier, sent])
  }
  try {
    const saved = await send(earlier, onSend)
    tries.keep([])
    return saved
  } catch (error) {
    if (last !== null) tries.keep(afterError(earlier, last, error))
    throw error
  }
}

function afterError(
  earlier: readonly SentCreation[],
  last: SentCreation,
  error: unknown,
): readonly SentCreation[] {
  if (isClean(error)) return earlier
  return [...earlier, endedByItself(error) ? { ...last, isOver: true } : last]
}

/**
 * For who knows otherwise what was sent before, and has looked for it.
 * @param onSend told just before it goes out
 */
export function lookedForBefore(onSend?: (sent: SentCreation) => void): Tries {
  return {
    sent: () => [],
    keep(sent) {
      const last = sent.at(-1)
      if (last) onSend?.(last)
    },
  }
}
