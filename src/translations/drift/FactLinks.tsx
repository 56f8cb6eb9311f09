import { useTranslation } from 'react-i18next'
import type { FiltersOf } from '../../collection/filters.ts'
import type { ListAddress } from '../../collection/list/useListAddress.ts'
import { PresetLinks } from '../../ui/filters/PresetLinks.tsx'
import { useFactLabels } from '../facts/useFactWords.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { driftFilters } from './driftFilters.ts'

interface Props {
  /** facts in which something differs */
  present: readonly string[]
  of: PairedCollection
  address: Pick<ListAddress<FiltersOf<typeof driftFilters>>, 'filters' | 'searchOf'>
}

/** One fact alone, or all of them. */
export function FactLinks({ present, of, address }: Props) {
  const { t } = useTranslation('drift')
  const label = useFactLabels(of)
  const { filters, searchOf } = address
  const preset = (id: string | undefined) => ({
    id: id ?? 'all',
    words: id === undefined ? t('anyFact') : label(id),
    search: searchOf({ ...filters, fact: id }),
    isCurrent: id === filters.fact,
  })
  return <PresetLinks label={t('facts')} presets={[undefined, ...present].map(preset)} />
}
