import { useTranslation } from 'react-i18next'
import type { Preset } from '../../../ui/filters/PresetLinks.tsx'
import type { useCategoryList } from './useCategoryList.ts'

/** All of them as a tree or as a list, those of the top level, those that the website shows. */
export function useCategoryPresets({
  filters,
  isTree,
}: Pick<ReturnType<typeof useCategoryList>, 'filters' | 'isTree'>) {
  const { t } = useTranslation('recordList')
  const isAll = !isTree && Object.values(filters).every((value) => value === undefined)
  const links: Preset[] = [
    { id: 'tree', words: t('presets.tree'), search: {}, isCurrent: isTree },
    { id: 'list', words: t('presets.list'), search: { view: 'list' }, isCurrent: isAll },
    {
      id: 'top',
      words: t('presets.top'),
      search: { view: 'list', parent: '0' },
      isCurrent: filters.parent === 0,
    },
    {
      id: 'used',
      words: t('presets.used'),
      search: { view: 'list', hide_empty: 'true' },
      isCurrent: filters.hide_empty === true,
    },
  ]
  return { label: t('presets.label'), links }
}
