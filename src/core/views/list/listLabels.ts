import { useTranslation } from 'react-i18next'
import type { FilterMistake } from '../../resource/filters.ts'
import type { CollectionName } from '../../resource/collection.ts'
import type { ListLabels } from './recordList.ts'

/** What every list has to say in words of its own: the noun is in them. */
export type ListKey = 'search' | 'caption' | 'found' | 'none'

/** Says it in the interface's language. */
export type ListLabel = (key: ListKey, holes?: Readonly<Record<string, string | number>>) => string

const filterNames = [
  'page',
  'per_page',
  'search',
  'event',
  'post',
  'has_events',
  'only_with_upcoming',
  'status',
  'exclude',
  'include',
  'order',
  'orderby',
  'hide_empty',
  'parent',
  'slug',
] as const

type FilterName = (typeof filterNames)[number]

function isFilterName(name: string): name is FilterName {
  return filterNames.some((one) => one === name)
}

/** What the listing parameters are called. */
export function useFilterLabels(): Pick<ListLabels, 'filter'> {
  const { t } = useTranslation(['recordList', 'ui'])
  return { filter: (name) => (isFilterName(name) ? t(`names.${name}`) : name) }
}

/** The words of a list of records: its own, and those that all lists have in common. */
export function useListLabels(of: CollectionName, say: ListLabel): ListLabels {
  const { t } = useTranslation(['recordList', 'ui'])
  const { filter } = useFilterLabels()
  return {
    caption: say('caption'),
    count: (total) => t(`ui:count.${of}`, { count: total }),
    found: (total) => (total === 0 ? t('ui:foundNone') : say('found', { count: total })),
    filter,
  }
}

/** What was ignored of an address, as sentences. */
export function useMistakeMessages({ filter }: Pick<ListLabels, 'filter'>) {
  const { t } = useTranslation(['filters', 'ui'])
  return ({ name, text }: FilterMistake): string =>
    isFilterName(name)
      ? t('mistakes.value', { name: filter(name), text })
      : t('mistakes.name', { name })
}
