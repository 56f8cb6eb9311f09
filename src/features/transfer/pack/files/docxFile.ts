import { ownWorker } from '../../../../platform/trusted/ownWorker.ts'
import { fileOfWorker } from '../../files/workerFile.ts'
import type { Pack } from '../content/pack.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './docxWorker.ts?worker&url'

/** What `docxPack` takes. */
export type ToDocxWorker = readonly [pack: Pack, siteName: string]

/**
 * A document is made beside the page, which one of thousands of events would stop for seconds; on it where a browser
 * or a policy has no workers.
 * @throws when what makes it could not be fetched
 */
export async function docxFile(...document: ToDocxWorker): Promise<Blob> {
  const worker = ownWorker(address)
  if (worker === null) return (await import('./docxPack.ts')).docxPack(...document)
  try {
    const made = fileOfWorker(worker)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
    worker.postMessage(document)
    return await made
  } finally {
    worker.terminate()
  }
}
