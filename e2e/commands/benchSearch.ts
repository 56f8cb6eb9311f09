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

/** Which listings of these languages have something of that word, as anybody may ask: their addresses. */
async function having(root: string, word: string, languages: readonly string[]) {
  const listings = languages.flatMap((language) =>
    COLLECTIONS.map((name) => `${root}${language}/wp-json/calendar/events/v1/${name}?`),
  )
  const counts = await Promise.all(
    listings.map(async (listing) => {
      const answer = await fetch(`${listing}search=${word}&per_page=1`)
      const { total = 0 } = (await answer.json()) as { total?: number }
      return total > 0 ? [listing] : []
    }),
  )
  return counts.flat()
}

/** Waits in the page, frame by frame, for the first option that is a record: those say their numbers. */
function firstResult(page: Page, listings: readonly string[]): Promise<SearchTimes> {
  return page.evaluate(async (listings) => {
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
          const isOfThese = listings.some((one) => name.startsWith(one))
          return startTime > began && responseEnd > 0 && isOfThese
        })
      const [first] = asked.toSorted((one, other) => one.responseEnd - other.responseEnd)
      if (first === undefined) continue
      return { answer: first.responseEnd - first.startTime, shown: shown - first.startTime }
    }
  }, listings)
}

/** Whose records are searched. */
type SearchScope = 'own' | 'every'

/** Searching everywhere over ten thousand events of each language, each word on a page just opened. */
export async function searchTimes(
  page: Page,
  root: string,
  scope: SearchScope,
): Promise<SearchTimes[]> {
  const times: SearchTimes[] = []
  await page.goto(`${root}ca/events`)
  await page.evaluate((chosen) => localStorage.setItem('agenda.search', chosen), scope)
  for (const word of WORDS) {
    const listings = await having(root, word, scope === 'own' ? ['ca'] : ['ca', 'es', 'en'])
    if (listings.length === 0) continue
    await page.goto('about:blank')
    await page.goto(`${root}ca/events`, { waitUntil: 'networkidle' })
    await page.locator('tbody tr').first().waitFor()
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.waitForLoadState('networkidle')
    const result = firstResult(page, listings)
    await page.keyboard.type(word, { delay: 30 })
    times.push(await result)
  }
  return times
}
