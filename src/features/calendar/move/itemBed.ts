import { eventOf } from '../../../resources/events/events.ts'
import { languageOf } from '../../../api/language.ts'
import { configuration } from '../../../api/testSite.ts'
import type { Item } from '../data/items.ts'
import { placementOf } from '../days/placement.ts'

/** A language of the tests' calendar. */
export function spoken(code: string) {
  const known = languageOf(configuration, code)
  if (!known) throw new Error(code)
  return known
}

/** An event of a test, as the calendar has it. */
export function item(start_date: string, end_date: string, over: object = {}): Item {
  const record = eventOf({ id: 7, title: 'Nit', status: 'draft', start_date, end_date, ...over })
  const placement = placementOf(record)
  if (!placement) throw new Error('not placed')
  const own = { ...record, record, language: spoken('ca') }
  return { ...own, placement, key: 'ca 7', keys: 'ca 7', versions: [own] }
}
