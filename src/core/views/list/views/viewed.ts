import type { Service } from '../../../../api/service.ts'
import type { FilterTable } from '../../../resource/filters.ts'
import type { Identified } from '../../../resource/collection.ts'
import type { RecordList } from '../recordList.ts'
import type { ViewsName } from './viewsEntry.ts'

type Search = Readonly<Record<string, string>>

/** What views are saved of: a list, or a page that shows its records otherwise. */
export interface Viewed {
  readonly service: Service
  /** under which its views are kept, apart from those of others */
  readonly name: ViewsName
  /** what a view may say */
  readonly table: FilterTable
  /** what a view of the page as it is would say */
  readonly current: Search
  /** what an export of it asks for, where the service cannot be asked for it as it is */
  readonly exported?: Search
  /** what of the address stays as it is when somebody goes to a view */
  readonly beside: Search
  /** a view may be said to be where it opens */
  readonly mayStart: boolean
}

/** As many ids as an address holds. */
export const mostNamed = 1000

/** A list, without the page one happens to be on. */
export function viewedList<R extends Identified>(list: RecordList<R>): Viewed {
  const { service, collection, table, filters, searchOf } = list
  const current = searchOf({ ...filters, page: undefined })
  const viewed = { service, name: collection.name, table, current, beside: {}, mayStart: true }
  if (!list.all) return viewed
  const ids = list.all.slice(0, mostNamed).map(({ id }) => id)
  return { ...viewed, exported: { include: ids.join(',') } }
}
