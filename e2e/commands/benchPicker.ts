import type { Page } from '@playwright/test'
import { say } from '../words.ts'

/** Words of many of the town's venues. */
const WORDS = ['museu', 'far', 'cala', 'mercat', 'torre', 'parc', 'piscina', 'club', 'escola']

/** Milliseconds since the question of a picker went out. */
interface PickerTimes {
  /** until the service had answered */
  answer: number
  /** until the frame in which the first record of the answer could be chosen */
  option: number
  /** questions put to the service for one pause in typing */
  asked: number
}

/** Waits in the page for the next question, its answer and the first option. */
function nextAnswer(page: Page): Promise<PickerTimes> {
  return page.evaluate(async () => {
    const began = performance.now()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const shown = performance.now()
      if (document.querySelector('[role="option"]') === null) continue
      const asked = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => startTime > began && name.includes('/venues?'))
      const [first] = asked
      if (first === undefined) continue
      const { startTime, responseEnd } = first
      return { answer: responseEnd - startTime, option: shown - startTime, asked: asked.length }
    }
  })
}

/** The picker of venues in the form of a new event, over a service of 10,000 of them; each word in a fresh form. */
export async function pickerTimes(page: Page, root: string): Promise<PickerTimes[]> {
  const box = page.getByRole('combobox', { name: say('ca', 'eventForm:label.venue') })
  const times: PickerTimes[] = []
  for (const word of WORDS) {
    await page.goto(`${root}ca/events/new`, { waitUntil: 'networkidle' })
    await box.focus()
    const answer = nextAnswer(page)
    await page.keyboard.type(word, { delay: 30 })
    times.push(await answer)
  }
  return times
}
