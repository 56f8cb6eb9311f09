import type { Service } from '../../../api/service.ts'
import type { Identified } from '../../resource/collection.ts'
import type { TableSort } from '../../../ui/table/recordColumn.ts'
import type { Page } from '../../resource/envelope.ts'
import type { Listed } from '../../query/readOptions.ts'
import type { FilterMistake, FilterTable } from '../../resource/filters.ts'

export type Changes<Filters> = Partial<Filters> | ((now: Filters) => Partial<Filters>)

export interface ListAddress<Filters> {
  table: FilterTable
  filters: Filters
  /** what the address says and no filter understands; everything else applies */
  mistakes: readonly FilterMistake[]
  /** the address with these filters instead; for links */
  searchOf: (filters: Filters) => Record<string, string>
  /**
   * goes there; other filters begin at their first page
   * @param changes given by the filters as the address has them at this moment, which need not be drawn yet
   */
  change: (changes: Changes<Filters>, options?: { replace?: boolean }) => void
  /** says another page, in place of the one it says */
  turnTo: (page: number | undefined) => void
}

/** The listing parameters that every list has, and those that pages of some of them look at. */
export interface ListFilters {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly search?: string | undefined
  readonly status?: readonly string[] | undefined
}

/** What came of asking for a list. */
export interface ListResult<R> {
  readonly data: Page<R> | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** what is shown belongs to another page or to other filters */
  readonly isPlaceholderData: boolean
  readonly isSuccess: boolean
  /** milliseconds since 1970 */
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
  /** its pages are in the order of the names */
  readonly isAlphabetical?: boolean
  /** what is shown is this device's, until the service answers */
  readonly isStored?: boolean
  /** how many records wait so that rows keep their place */
  readonly news?: number
  readonly showNews?: () => void
}

/** What an address asks for of one language's records, and how to ask for something else. */
export interface NarrowedList<Filters = ListFilters> extends Omit<
  ListAddress<Filters>,
  'mistakes' | 'turnTo'
> {
  readonly service: Service
  /** statuses this account may list */
  readonly reach: readonly string[]
}

/** A list as its parts see it: what the address asks for, what was found, how to ask for something else. */
export interface RecordList<R extends Identified> extends ListAddress<ListFilters>, NarrowedList {
  readonly collection: Listed<R, ListFilters>
  /** what the service is asked */
  readonly asked: ListFilters
  /** read from its end, the last record first */
  readonly isBackwards: boolean
  /** the order of the rows, where the address does not say it */
  readonly sort?: TableSort | undefined
  readonly result: ListResult<R>
  /** every record of it, where the list is judged here; null until it is */
  readonly all?: readonly R[] | null
}

/** What a list says of its records, in the interface's language. */
export interface ListLabels {
  /** Of the table, for those who do not see it. */
  caption: string
  /** «3 events». */
  count: (total: number) => string
  /** «120 of 300 read», of a list that is judged here and not there yet. */
  reading?: string | undefined
  /** «3 events found». */
  found: (total: number) => string
  /** A listing parameter by its name. */
  filter: (name: string) => string
}
