import { answering } from './answering.ts'
import type { ToWorker } from './messages.ts'

/** Milliseconds of pairing between two looks at what else was said. */
const slice = 60

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
const take = answering((message) => postMessage(message), slice)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void take(data))
