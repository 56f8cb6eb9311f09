import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { askRaw, type RawAnswer } from '../../service/raw.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Call } from '../../service/service.ts'
import { useService } from '../../service/useService.ts'

export type Sending =
  | { readonly kind: 'none' | 'underWay' }
  | { readonly kind: 'answered'; readonly answer: RawAnswer }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly method: Call['method'] }

/** Without an answer a write may have been done all the same: what was read is stale then too. */
function perhapsDone(error: unknown): never {
  throw error instanceof Refusal ? error.with('unknown') : error
}

/** Sends a call as it is and keeps its answer. What a write has changed is read anew everywhere, by the one rule. */
export function useSending() {
  const service = useService()
  const [sending, setSending] = useState<Sending>({ kind: 'none' })
  const write = useMutation({
    mutationFn: (call: Call) => askRaw(service, call).catch(perhapsDone),
  })
  /** @returns whether it was taken */
  const send = async (call: Call): Promise<boolean> => {
    setSending({ kind: 'underWay' })
    try {
      const answer = await (call.method === 'GET' ? askRaw(service, call) : write.mutateAsync(call))
      setSending({ kind: 'answered', answer })
      return answer.status < 400
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
      setSending({ kind: 'refused', refusal, method: call.method })
      return false
    }
  }
  return { sending, send }
}
