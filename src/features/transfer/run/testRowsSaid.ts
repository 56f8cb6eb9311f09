/** What the results of an import say of the rows of which nothing was made, for tests. */
export const rowsSaid = (items: readonly HTMLElement[]): readonly string[] =>
  items.flatMap((item) => {
    const text = (item.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    const found = /^Row \d+\. (.* — .*)/.exec(text)?.[1]
    return found === undefined ? [] : [found]
  })
