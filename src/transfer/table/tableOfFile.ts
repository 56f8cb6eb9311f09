import { ownWorker } from '../../trusted/ownWorker.ts'
import { type FileProblem, largestFile, type ReadHow, type Table } from './table.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './tableWorker.ts?worker&url'

type Read = Table | { readonly problem: FileProblem }

export interface ToTableWorker {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly how: ReadHow
}

/** Milliseconds that reading may take: a rule that never comes to its end takes for ever. */
const patience = 60_000

function readBeside(worker: Worker, asked: ToTableWorker): Promise<Read> {
  let giveUp: ReturnType<typeof setTimeout> | undefined
  return new Promise<Read>((resolve) => {
    giveUp = setTimeout(() => resolve({ problem: 'tooLong' }), patience)
    worker.addEventListener('error', () => resolve({ problem: 'unreadable' }))
    worker.addEventListener('message', ({ data }: MessageEvent<Read>) => resolve(data))
    worker.postMessage(asked, [asked.bytes.buffer])
  }).finally(() => {
    clearTimeout(giveUp)
    worker.terminate()
  })
}

/** Reads a file beside the page, or on it where a browser or a policy has no workers. */
export async function tableOfFile(file: Blob, how: ReadHow = {}): Promise<Read> {
  if (file.size > largestFile) return { problem: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = ownWorker(address)
  if (worker !== null) return readBeside(worker, { bytes, how })
  return (await import('./readTable.ts')).readTable(bytes, how)
}
