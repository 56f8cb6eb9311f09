import { useState } from 'react'
import { ApiError } from '../../../api/apiError.ts'

/** Work that the service may refuse, one at a time: why it did is there until the next attempt. */
export function useAttempt() {
  const [refusal, setApiError] = useState<ApiError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setApiError(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setApiError(error)
    } finally {
      setBusy(false)
    }
  }
  return { refusal, isBusy, attempt, forget: () => setApiError(null) }
}
