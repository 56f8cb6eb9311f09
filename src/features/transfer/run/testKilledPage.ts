import type { Service } from '../../../api/service.ts'
import type { Call } from '../../../api/outgoing.ts'

const never = <T>() => new Promise<T>(() => undefined)

/** A page that is killed in the middle of an import, for tests. */
interface Page {
  readonly service: Service
  readonly most: () => number
  /** the page is gone, and what it had sent is answered, though it never hears of it */
  readonly gone: Promise<void>
}

/** Dies at its nth new record: before that goes out, or once it is made. */
export function killedPage(inner: Service, dyingAt: number, isSent: boolean): Page {
  let [sent, most, made] = [0, 0, 0]
  let isDead = false
  const underWay = new Set<Promise<unknown>>()
  let die: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    die = () => {
      isDead = true
      void Promise.allSettled(underWay).then(() => resolve())
    }
  })
  const request = async (call: Call, ask: (call: Call) => Promise<unknown>) => {
    if (isDead) return never()
    const isNew = call.method === 'POST' && call.path === 'events'
    if (isNew) made += 1
    const isLast = isNew && made === dyingAt
    if (isLast && !isSent) {
      die()
      return never()
    }
    sent += 1
    most = Math.max(most, sent)
    const answer = ask(call)
    underWay.add(answer)
    if (isLast) die()
    await answer.catch(() => undefined)
    underWay.delete(answer)
    sent -= 1
    return isDead ? never() : answer
  }
  const over = (service: Service): Service => ({
    ...service,
    request: (call) => request(call, (one) => service.request(one)),
    in: (language) => over(service.in(language)),
  })
  return { service: over(inner), most: () => most, gone }
}
