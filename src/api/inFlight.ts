/** At most so many tasks at once; the others wait in order, and leave the queue when aborted. */
export class InFlight {
  readonly #most: number
  #running = 0
  readonly #waiting: Array<() => void> = []

  constructor(most: number) {
    this.#most = most
  }

  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#enter(signal)
    try {
      return await task()
    } finally {
      this.#leave()
    }
  }

  #enter(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (this.#running < this.#most) {
      this.#running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', give)
        resolve()
      }
      const give = () => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', give, { once: true })
      this.#waiting.push(start)
    })
  }

  /** The place passes to the next in the queue, so that nobody overtakes. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#running -= 1
    else next()
  }
}
