import { ownScript } from '../../../trusted/ownScript.ts'
import type { Pack } from '../content/pack.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './docxWorker.ts?worker&url'

export interface ToDocxWorker {
  readonly pack: Pack
  readonly siteName: string
}

export type FromDocxWorker =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed' }

function openWorker(): Worker | null {
  try {
    return new Worker(ownScript(address), { type: 'module' })
  } catch {
    return null
  }
}

function madeBeside(worker: Worker, message: ToDocxWorker): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('No document was made'))
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<FromDocxWorker>) =>
      data.kind === 'file' ? resolve(data.file) : fail(),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
    worker.postMessage(message)
  })
}

/**
 * A document is made beside the page, which one of thousands of events would stop for seconds; on it where a browser
 * or a policy has no workers.
 * @throws when what makes it could not be fetched
 */
export async function docxFile(pack: Pack, siteName: string): Promise<Blob> {
  const worker = openWorker()
  if (worker === null) return (await import('./docxPack.ts')).docxPack(pack, siteName)
  try {
    return await madeBeside(worker, { pack, siteName })
  } finally {
    worker.terminate()
  }
}
