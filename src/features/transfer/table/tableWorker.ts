import { readTable } from './readTable.ts'
import type { ToTableWorker } from './tableOfFile.ts'

async function take({ bytes, how }: ToTableWorker): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  postMessage(await readTable(bytes, how))
}

addEventListener('message', ({ data }: MessageEvent<ToTableWorker>) => void take(data))
