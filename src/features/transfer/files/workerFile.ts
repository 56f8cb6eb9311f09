function post(file: Blob | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  postMessage(file)
}

/** Posts the file that a worker makes, or that none could be made. */
export async function postFile(make: () => Promise<Blob>): Promise<void> {
  try {
    post(await make())
  } catch {
    post(null)
  }
}

/**
 * The file that a worker posts.
 * @throws when it could not be made, or the worker's script not be fetched
 */
export function fileOfWorker(worker: Worker): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('No file was made'))
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) =>
      data === null ? fail() : resolve(data),
    )
  })
}
