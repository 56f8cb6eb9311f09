import type { Page } from '../resource/envelope.ts'

interface Row {
  readonly id: number | string
}

/** Rows as they stand where an answer has come after them. */
interface SteadyRows<R extends Row> {
  readonly items: readonly R[]
  /** records that would move rows, were they shown */
  readonly news: readonly R[]
  /** ids of rows that the listing no longer has */
  readonly gone: readonly R['id'][]
}

/**
 * What an answer changes in the rows on screen: those of other content are renewed, those that are gone leave, what is
 * new below them or written here comes, and the rest of what is new waits. A row at the end of a page may have been pushed
 * to the next one, and stays.
 */
export function steadyRows<R extends Row>(
  painted: readonly R[],
  { items, page, pages }: Pick<Page<R>, 'items' | 'page' | 'pages'>,
  isOwn: (id: R['id']) => boolean,
  isBackwards = false,
): SteadyRows<R> {
  const before = new Set(painted.map(({ id }) => id))
  const now = new Set(items.map(({ id }) => id))
  const lastNow = painted.findLastIndex(({ id }) => now.has(id))
  const lastBefore = isBackwards ? items.length : items.findLastIndex(({ id }) => before.has(id))
  const isPushed = (at: number) => page < pages && at > lastNow
  const pushed = painted.filter(({ id }, at) => !now.has(id) && isPushed(at))
  const news = items.filter(({ id }, at) => !before.has(id) && !isOwn(id) && at < lastBefore)
  const waiting = new Set(news)
  return {
    items: [...items.filter((one) => !waiting.has(one)), ...(news.length > 0 ? pushed : [])],
    news,
    gone: painted.flatMap(({ id }, at) => (now.has(id) || isPushed(at) ? [] : [id])),
  }
}
