import { xlsxFile } from './xlsxSheet.ts'
import type { FromXlsxWorker, ToXlsxWorker } from './xlsxMessages.ts'

const rows: (readonly string[])[] = []

function tell(message: FromXlsxWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  postMessage(message)
}

async function take(message: ToXlsxWorker): Promise<void> {
  if (message.kind === 'rows') {
    rows.push(...message.rows)
    return
  }
  try {
    tell({ kind: 'file', file: await xlsxFile(message.columns, rows) })
  } catch {
    tell({ kind: 'failed' })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToXlsxWorker>) => void take(data))
