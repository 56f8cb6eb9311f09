import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import type { Identified } from '../../resource/collection.ts'
import { useCounts } from './useCounts.ts'
import type { Listed } from '../../query/readOptions.ts'

interface CountCellProps<R extends Identified, Filters> {
  collection: Listed<R, Filters & { per_page: number; page: undefined }>
  filters: Filters
}

/** How many records of another collection these filters list: asked when the cell is drawn, one record at a time. */
export function CountCell<R extends Identified, Filters>(props: CountCellProps<R, Filters>) {
  const { collection, filters } = props
  const { i18n } = useTranslation()
  const [count] = useCounts(useService(), collection, [filters], true)
  return typeof count === 'number' ? formatNumber(i18n.language, count) : '…'
}
