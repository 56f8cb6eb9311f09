import { answerOfWorker, ownWorker } from '../../../platform/trusted/ownWorker.ts'
import type { FileProblem, ReadFile } from './textUnit.ts'
// oxlint-disable-next-line import/default -- Vite answers with the address
import address from './textsWorker.ts?worker&url'

type Read = ReadFile | { readonly problem: FileProblem }

/** Bytes: beyond that a device has no room for what is in it. A calendar's texts of a year are a tenth of it. */
export const largestFile = 30_000_000

/** Reads what came back beside the page, or on it where a browser or a policy has no workers. */
export async function textsOfFile(file: Blob): Promise<Read> {
  if (file.size > largestFile) return { problem: 'tooLarge' }
  const worker = ownWorker(address)
  if (worker === null) return (await import('./readFile.ts')).readTextFile(file)
  return answerOfWorker<Read>(worker, file, {
    tooLong: { problem: 'tooLarge' },
    failed: { problem: 'damaged' },
  })
}
