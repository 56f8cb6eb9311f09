import type { Page } from '../collection/envelope.ts'
import { pagesInTurn } from '../collection/whole/pagesInTurn.ts'
import { type EventFilters, type EventRecord, events, everyDate } from '../events/events.ts'
import type { Service } from '../service/service.ts'

/** As many ids as one address holds without trouble. */
const atOnce = 50

/** The pages of a list; events that are named one by one are listed whenever they are, some of them at a time. */
export async function* reportPages(
  service: Service,
  asked: EventFilters,
  signal: AbortSignal,
): AsyncGenerator<Page<EventRecord>> {
  const { include = [], status } = asked
  if (include.length === 0) {
    yield* pagesInTurn({ service, collection: events, filters: asked }, 1, signal)
    return
  }
  for (let from = 0; from < include.length; from += atOnce) {
    const filters = { ...everyDate, status, include: include.slice(from, from + atOnce) }
    const pages = pagesInTurn({ service, collection: events, filters }, 1, signal)
    for await (const page of pages) yield { ...page, total: include.length }
  }
}
