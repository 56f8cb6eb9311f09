import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/apiError.ts'
import { useService } from '../../../api/useService.ts'
import type { Image } from '../../resource/post.ts'
import { fileProblem, type FileProblem } from './fileProblem.ts'
import { bringInOnce, type Sent } from './bringInOnce.ts'

/** Bringing one file in: what is wrong with it, on its way, refused. */
export function useUpload(onDone: (image: Image) => void) {
  const service = useService()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [refusal, setApiError] = useState<ApiError | null>(null)
  const [isSending, setSending] = useState(false)
  const sending = useRef<AbortController | null>(null)
  const tries = useRef<readonly Sent[]>([])
  useEffect(() => () => sending.current?.abort(), [])

  const take = async (taken: File) => {
    const found = await fileProblem(taken)
    setApiError(null)
    setProblem(found)
    setFile(found === null ? taken : null)
  }

  const send = async (alt: string) => {
    if (!file || isSending) return
    const controller = new AbortController()
    sending.current = controller
    setSending(true)
    setApiError(null)
    try {
      const sent = { file, alt: alt.trim() }
      const before = tries.current.filter((one) => one.file === file)
      // Also what is stopped may have arrived.
      tries.current = [...before, sent]
      const { signal } = controller
      const { image } = await bringInOnce({ service, tries: before, signal }, sent)
      onDone(image)
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setApiError(error)
    } finally {
      setSending(false)
    }
  }

  return {
    file,
    problem,
    refusal,
    isSending,
    take: (taken: File) => void take(taken),
    send: (alt: string) => void send(alt),
    stop: () => sending.current?.abort(),
    drop: () => setFile(null),
  }
}
