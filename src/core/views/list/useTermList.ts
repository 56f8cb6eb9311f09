import { useTranslation } from 'react-i18next'
import type { TermFilters } from '../../resource/termFilters.ts'
import type { ListAddress } from './useListAddress.ts'

/**
 * What terms can be sorted by, each with its label.
 * Interface silent: the attributes by which terms can be sorted are not listed. Those of the content system are offered:
 * name, slug, count, number, description and parent (contract.md §3.7).
 */
const attributes: ReadonlyMap<string, 'name' | 'slug' | 'count' | 'id' | 'description' | 'parent'> =
  new Map([
    ['name', 'name'],
    ['slug', 'slug'],
    ['count', 'count'],
    ['id', 'id'],
    ['term_id', 'id'],
    ['description', 'description'],
    ['parent', 'parent'],
  ])

/** «by name», «by number of published events, most first»: the order the service was asked for. */
export function useTermOrder({ order, orderby = 'name' }: TermFilters): string {
  const { t } = useTranslation('recordList')
  const way = order === 'desc' ? 'down' : 'up'
  const known = attributes.get(orderby)
  return known ? t(`sorted.${known}.${way}`) : t(`sorted.other.${way}`, { attribute: orderby })
}

/** Often wanted: all of them, or those that the website shows. */
export function useTermPresets<Filters extends TermFilters>({
  filters,
  searchOf,
}: Pick<ListAddress<Filters>, 'filters' | 'searchOf'>) {
  const { t } = useTranslation('recordList')
  const isUsed = filters.hide_empty === true
  const first = { ...filters, page: undefined }
  const links = [
    {
      id: 'all',
      words: t('presets.all'),
      search: searchOf({ ...first, hide_empty: undefined }),
      isCurrent: !isUsed,
    },
    {
      id: 'used',
      words: t('presets.used'),
      search: searchOf({ ...first, hide_empty: true }),
      isCurrent: isUsed,
    },
  ]
  return { label: t('presets.label'), links }
}
