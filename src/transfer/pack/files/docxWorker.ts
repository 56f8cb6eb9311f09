import type { FromDocxWorker, ToDocxWorker } from './docxFile.ts'
import { docxPack } from './docxPack.ts'

function tell(message: FromDocxWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  postMessage(message)
}

async function make({ pack, siteName }: ToDocxWorker): Promise<void> {
  try {
    tell({ kind: 'file', file: await docxPack(pack, siteName) })
  } catch {
    tell({ kind: 'failed' })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToDocxWorker>) => void make(data))
