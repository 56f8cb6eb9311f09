import { ownScript } from './ownScript.ts'

/** A worker of the application; null where the browser or a policy has none. */
export function ownWorker(address: string): Worker | null {
  try {
    return new Worker(ownScript(address), { type: 'module' })
  } catch {
    return null
  }
}

/** Milliseconds that an answer may take: what never comes to its end takes for ever. */
const patience = 60_000

/** What a worker answers to its one question, or the one that stands for its failure. */
export function answerOfWorker<Answer>(
  worker: Worker,
  question: unknown,
  without: Readonly<Record<'tooLong' | 'failed', Answer>>,
  transferred: Transferable[] = [],
): Promise<Answer> {
  let giveUp: ReturnType<typeof setTimeout> | undefined
  return new Promise<Answer>((resolve) => {
    giveUp = setTimeout(() => resolve(without.tooLong), patience)
    worker.addEventListener('error', () => resolve(without.failed))
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
    worker.postMessage(question, transferred)
  }).finally(() => {
    clearTimeout(giveUp)
    worker.terminate()
  })
}
