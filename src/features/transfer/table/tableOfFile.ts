import { answerOfWorker, ownWorker } from '../../../platform/trusted/ownWorker.ts'
import { type FileProblem, largestFile, type ReadHow, type Table } from './table.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './tableWorker.ts?worker&url'

type Read = Table | { readonly problem: FileProblem }

export interface ToTableWorker {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly how: ReadHow
}

/** Reads a file beside the page, or on it where a browser or a policy has no workers. */
export async function tableOfFile(file: Blob, how: ReadHow = {}): Promise<Read> {
  if (file.size > largestFile) return { problem: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = ownWorker(address)
  if (worker === null) return (await import('./readTable.ts')).readTable(bytes, how)
  const asked: ToTableWorker = { bytes, how }
  return answerOfWorker<Read>(
    worker,
    asked,
    { tooLong: { problem: 'tooLong' }, failed: { problem: 'unreadable' } },
    [bytes.buffer],
  )
}
