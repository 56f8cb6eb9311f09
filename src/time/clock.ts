let pace = 1

/** How many times faster the waits below pass: tests do not sit through what people wait for. */
export function setPace(faster: number): void {
  pace = faster
}

/** Acts once, after so many milliseconds. @returns calls it off */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds / pace)
  return () => clearTimeout(timer)
}

/** Acts every so many milliseconds. @returns ends it */
export function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds / pace)
  return () => clearInterval(timer)
}

/** @throws the reason of the signal, when that comes first */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const callOff = after(milliseconds, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    const stop = () => {
      callOff()
      reject(signal?.reason)
    }
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
