import { type FileProblem, largestFile, type Table } from './table.ts'

type Read = Table | { readonly problem: FileProblem }

function openWorker(): Worker | null {
  try {
    return new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

function readBeside(worker: Worker, bytes: Uint8Array<ArrayBuffer>): Promise<Read> {
  return new Promise<Read>((resolve) => {
    worker.addEventListener('error', () => resolve({ problem: 'unreadable' }))
    worker.addEventListener('message', ({ data }: MessageEvent<Read>) => resolve(data))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
    worker.postMessage(bytes)
  }).finally(() => worker.terminate())
}

/** Reads a file beside the page, or on it where a browser or a policy has no workers. */
export async function tableOfFile(file: Blob): Promise<Read> {
  if (file.size > largestFile) return { problem: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = openWorker()
  if (worker !== null) return readBeside(worker, bytes)
  return (await import('./readTable.ts')).readTable(bytes)
}
