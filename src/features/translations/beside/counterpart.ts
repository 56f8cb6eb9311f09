import { ownWorker } from '../../../platform/trusted/ownWorker.ts'
import { answering } from './answering.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { breath } from './slices.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './pairingWorker.ts?worker&url'

/** The one who pairs beside the page. */
export interface Counterpart {
  /** Hands these over one by one as they are made; the page has its turns between. */
  tell(messages: Iterable<ToWorker>): void
  close(): void
}

/** Milliseconds that handing over, or pairing where there is no worker, may take of the page at a time. */
const turn = 10

/** What waits to be handed over. */
function outbox(send: (message: ToWorker) => void) {
  const waiting: Iterator<ToWorker>[] = []
  let isSending = false

  async function handOver(): Promise<void> {
    isSending = true
    let until = performance.now() + turn
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const next = first.next()
      if (next.done === true) waiting.shift()
      else send(next.value)
      if (performance.now() < until) continue
      // oxlint-disable-next-line no-await-in-loop -- one turn after the other is the point
      await breath()
      until = performance.now() + turn
    }
    isSending = false
  }

  return {
    put(messages: Iterable<ToWorker>) {
      waiting.push(messages[Symbol.iterator]())
      if (!isSending) void handOver()
    },
    close() {
      waiting.length = 0
    },
  }
}

/** Where a browser has no workers, or a policy of the site forbids them. */
function mateOnThePage(hear: (message: FromWorker) => void): Counterpart {
  let isClosed = false
  const take = answering((message) => {
    if (!isClosed) hear(message)
  }, turn)
  const { put, close } = outbox((message) => void take(message))
  return {
    tell: put,
    close() {
      isClosed = true
      close()
    },
  }
}

/** @param fail called when the worker cannot go on */
export function openCounterpart(
  hear: (message: FromWorker) => void,
  fail: () => void,
): Counterpart {
  const worker = ownWorker(address)
  if (worker === null) return mateOnThePage(hear)
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    fail()
  })
  worker.addEventListener('messageerror', fail)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  const { put, close } = outbox((message) => worker.postMessage(message))
  return {
    tell: put,
    close() {
      close()
      worker.terminate()
    },
  }
}
