import type { Page } from '@playwright/test'

/** Words of many of the town's venues and events. */
const WORDS = ['museu', 'far', 'cala', 'mercat', 'torre', 'parc', 'piscina', 'club', 'escola']

const COLLECTIONS = ['events', 'venues', 'organizers', 'categories', 'tags']

/** Milliseconds since the questions of a search went out. */
interface SearchTimes {
  /** until the service had answered the first of those that have any results */
  answer: number
  /** until the frame in which the first result could be chosen */
  shown: number
}

/** Which collections have something of that word, as anybody may ask. */
async function having(root: string, word: string): Promise<string[]> {
  const counts = await Promise.all(
    COLLECTIONS.map(async (name) => {
      const address = `${root}ca/wp-json/calendar/events/v1/${name}?search=${word}&per_page=1`
      const { total = 0 } = (await (await fetch(address)).json()) as { total?: number }
      return total > 0 ? [name] : []
    }),
  )
  return counts.flat()
}

/** Waits in the page, frame by frame, for the first option that is a record: those say their numbers. */
function firstResult(page: Page, names: readonly string[]): Promise<SearchTimes> {
  return page.evaluate(async (names) => {
    const began = performance.now()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const shown = performance.now()
      const options = [...document.querySelectorAll('[role="option"]')]
      if (!options.some(({ textContent }) => /#\d+/.test(textContent))) continue
      const asked = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime, responseEnd }) => {
          const isOfThese = names.some((one) => name.includes(`/${one}?`))
          return startTime > began && responseEnd > 0 && isOfThese
        })
      const [first] = asked.toSorted((one, other) => one.responseEnd - other.responseEnd)
      if (first === undefined) continue
      return { answer: first.responseEnd - first.startTime, shown: shown - first.startTime }
    }
  }, names)
}

/** Searching everywhere over ten thousand events, each word on a page just opened. */
export async function searchTimes(page: Page, root: string): Promise<SearchTimes[]> {
  const times: SearchTimes[] = []
  for (const word of WORDS) {
    const names = await having(root, word)
    if (names.length === 0) continue
    await page.goto('about:blank')
    await page.goto(`${root}ca/events`, { waitUntil: 'networkidle' })
    await page.locator('tbody tr').first().waitFor()
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.waitForLoadState('networkidle')
    const result = firstResult(page, names)
    await page.keyboard.type(word, { delay: 30 })
    times.push(await result)
  }
  return times
}
