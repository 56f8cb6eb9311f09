import { useTranslation } from 'react-i18next'
import type { FiltersOf } from '../../collection/filters.ts'
import type { ListAddress } from '../../collection/list/useListAddress.ts'
import { type FactName, useEventWords } from '../../events/editing.ts'
import { PresetLinks } from '../../ui/filters/PresetLinks.tsx'
import type { driftFilters } from './driftFilters.ts'

interface Props {
  /** facts in which something differs */
  present: readonly FactName[]
  address: Pick<ListAddress<FiltersOf<typeof driftFilters>>, 'filters' | 'searchOf'>
}

/** One fact alone, or all of them. */
export function FactLinks({ present, address }: Props) {
  const { t } = useTranslation('drift')
  const words = useEventWords()
  const { filters, searchOf } = address
  const preset = (id: FactName | undefined) => ({
    id: id ?? 'all',
    words: id === undefined ? t('anyFact') : words.label(id),
    search: searchOf({ ...filters, fact: id }),
    isCurrent: id === filters.fact,
  })
  return <PresetLinks label={t('facts')} presets={[undefined, ...present].map(preset)} />
}
