import { useTranslation } from 'react-i18next'
import type { Identified } from '../../resource/collection.ts'
import type { Choice, PickerSource } from '../pickers/pickerSource.ts'

/** How the filters of a list are offered, beside what their kinds say. */
export interface OfferedFilters {
  /** Groups in their order, with the names of their filters. */
  groups: readonly { title: string; names: readonly string[] }[]
  /** What a filter that names records chooses from. */
  sources: Readonly<Record<string, PickerSource<Identified>>>
  /** What it chooses from beside records. */
  besides?: (name: string) => readonly Choice[]
  /** A sentence under a filter. */
  help: (name: string) => string | undefined
  /** One of the values of a filter that has few. */
  choice: (name: string, value: string) => string
}

const explained = ['post', 'only_with_upcoming', 'orderby', 'hide_empty', 'slug'] as const

type Explained = (typeof explained)[number]

function isExplained(name: string): name is Explained {
  return explained.some((one) => one === name)
}

type GroupName = 'what' | 'events' | 'sorting'

/** The filters of a list in their groups, each explained where its name does not say enough. */
export function useOfferedFilters(
  groups: Readonly<Partial<Record<GroupName, readonly string[]>>>,
  sources: Readonly<Record<string, PickerSource<Identified>>>,
): OfferedFilters {
  const { t } = useTranslation('recordList')
  const order = ['what', 'events', 'sorting'] as const
  return {
    groups: order.flatMap((name) => {
      const names = groups[name] ?? []
      return names.length > 0 ? [{ title: t(`groups.${name}`), names }] : []
    }),
    sources,
    besides: (name) => (name === 'parent' ? [{ id: 0, label: t('presets.top'), detail: '' }] : []),
    help: (name) => (isExplained(name) ? t(`help.${name}`) : undefined),
    choice: (_, value) => (value === 'asc' || value === 'desc' ? t(`order.${value}`) : value),
  }
}
