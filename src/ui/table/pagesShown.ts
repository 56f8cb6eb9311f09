/** A page number, or a gap between two that are not neighbours. */
export type PageMark = number | 'gap'

/** First, last, the current page and its neighbours; a gap only where it spares more than one page. */
export function pagesShown(page: number, pages: number): PageMark[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((n, index): PageMark[] => {
    const before = sorted[index - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? ['gap', n] : [n]
  })
}
