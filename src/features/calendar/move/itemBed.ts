import { eventOf } from '../../../resources/events/events.ts'
import { configurationOf } from '../../../api/configuration.ts'
import { languageOf } from '../../../api/language.ts'
import { configurationJson } from '../../../api/testSite.ts'
import type { Item } from '../data/items.ts'
import { placementOf } from '../days/placement.ts'

const language = languageOf(configurationOf(configurationJson), 'ca')

/** An event of a test, as the calendar has it. */
export function item(start_date: string, end_date: string, over: object = {}): Item {
  const record = eventOf({ id: 7, title: 'Nit', status: 'draft', start_date, end_date, ...over })
  const placement = placementOf(record)
  if (!placement || !language) throw new Error('not placed')
  const own = { ...record, record, language }
  return { ...own, placement, key: 'ca 7', keys: 'ca 7', versions: [own] }
}
