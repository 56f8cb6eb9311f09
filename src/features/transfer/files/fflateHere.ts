import { type AsyncZippable, unzipSync, zipSync } from 'fflate/browser'

// In place of `fflate` for the libraries that read and write workbooks (see vite.config.ts). Its functions that answer
// later begin a worker from a blob, which a strict Content-Security-Policy forbids.
// oxlint-disable-next-line import/export -- ours stand before those of the library
export * from 'fflate/browser'

type Done<Result> = (error: Error | null, result: Result | null) => void

function answered<Result>(work: () => Result, done: Done<Result>): () => void {
  try {
    done(null, work())
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), null)
  }
  return () => undefined
}

/** @param done told at once */
export function zip(files: AsyncZippable, done: Done<Uint8Array>): () => void {
  return answered(() => zipSync(files), done)
}

/** @param done told at once */
export function unzip(data: Uint8Array, done: Done<Record<string, Uint8Array>>): () => void {
  return answered(() => unzipSync(data), done)
}
