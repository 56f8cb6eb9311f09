import { vi } from 'vitest'

const never = <T>() => new Promise<T>(() => undefined)

/** A page that is killed while it writes, for tests. */
export interface DyingPage {
  /** ids of records that were written to, as often as that was sent */
  readonly sent: readonly string[]
  /** the most requests at once */
  readonly most: () => number
  /** it is gone, and what it had sent was answered, though it never hears of it */
  readonly gone: Promise<void>
}

/** From now on the page dies at its nth write: before that goes out, or once it was done. */
export function killAt(nth: number, isSent: boolean): DyingPage {
  const real = globalThis.fetch
  const sent: string[] = []
  const underWay = new Set<Promise<unknown>>()
  let [isDead, writes, most] = [false, 0, 0]
  let die: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    die = () => {
      isDead = true
      void Promise.allSettled(underWay).then(() => resolve())
    }
  })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (isDead) return never()
    const [, id] = /events\/(\d+)/.exec(input instanceof Request ? input.url : String(input)) ?? []
    const isWrite = init?.method === 'POST' && id !== undefined
    if (isWrite) writes += 1
    const isLast = isWrite && writes === nth
    if (isLast && !isSent) {
      die()
      return never()
    }
    if (isWrite) sent.push(id)
    const answer = real(input, init)
    underWay.add(answer)
    most = Math.max(most, underWay.size)
    if (isLast) die()
    await answer.catch(() => undefined)
    underWay.delete(answer)
    return isDead ? never() : answer
  })
  return { sent, most: () => most, gone }
}
