import { after } from '../time/clock.ts'
import { ApiError } from './apiError.ts'

/** What a person waits for or saves, one page of many that are read, and what nobody asked for. */
export type Priority = 'now' | 'pages' | 'background'

/**
 * A request starts while fewer than so many are on their way: a service of this kind shares its machine with the
 * website, and a save finds room beside a long reading.
 */
const most: Readonly<Record<Priority, number>> = { now: 6, pages: 4, background: 2 }

const inOrder: readonly Priority[] = ['now', 'pages', 'background']

/** Milliseconds without background reading after a service was overloaded and did not say for how long. */
const rest = 30_000

/**
 * The one queue of the requests to a site. The urgent come first, the others in the order they came. Background reading
 * pauses while the tab is hidden, and for as long as a service that answered 429 or 503 asks to.
 */
export class RequestQueue {
  #running = 0
  /** calls off the end of the pause that a service asked for; null where there is none */
  #endPause: (() => void) | null = null
  readonly #waiting: Readonly<Record<Priority, Array<() => void>>> = {
    now: [],
    pages: [],
    background: [],
  }

  async run<T>(
    task: () => Promise<T>,
    priority: Priority = 'now',
    signal?: AbortSignal,
  ): Promise<T> {
    await this.#turn(this.#waiting[priority], signal)
    try {
      return await task()
    } catch (error) {
      if (error instanceof ApiError && (error.status === 429 || error.status === 503))
        this.#pause(error.wait || rest)
      throw error
    } finally {
      this.#running -= 1
      this.#startNext()
    }
  }

  #turn(waiting: Array<() => void>, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(start)
      this.#startNext()
    })
  }

  readonly #startNext = (): void => {
    for (const priority of inOrder) {
      const waiting = this.#waiting[priority]
      if (priority === 'background' && waiting.length > 0 && this.#isPaused()) return
      while (waiting.length > 0 && this.#running < most[priority]) {
        this.#running += 1
        waiting.shift()?.()
      }
    }
  }

  #isPaused(): boolean {
    if (this.#endPause !== null) return true
    // Without a page, as in a worker, nothing is hidden.
    if (!globalThis.document?.hidden) return false
    document.addEventListener('visibilitychange', this.#startNext, { once: true })
    return true
  }

  #pause(milliseconds: number): void {
    this.#endPause?.()
    this.#endPause = after(milliseconds, () => {
      this.#endPause = null
      this.#startNext()
    })
  }
}
