import { useState } from 'react'
import { ApiError } from '../../../api/apiError.ts'

/**
 * Work that the service may refuse, one at a time: why it did is there until the next attempt, and what was pressed for
 * it as long as it takes.
 */
export function useAttempt<Pressed = never>() {
  const [refusal, setApiError] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState<{ readonly pressed: Pressed | null } | null>(null)
  const attempt = async (
    work: () => Promise<void>,
    pressed: Pressed | null = null,
  ): Promise<void> => {
    if (busy) return
    setBusy({ pressed })
    setApiError(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setApiError(error)
    } finally {
      setBusy(null)
    }
  }
  const pressed = busy?.pressed ?? null
  return { refusal, isBusy: busy !== null, pressed, attempt, forget: () => setApiError(null) }
}
