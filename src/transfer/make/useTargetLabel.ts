import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../collection/collection.ts'
import { fieldLabel } from '../../collection/fieldLabel.ts'
import { endClock, startClock } from './columns/targets.ts'

/** What a field is called; hours that have a column of their own are no field of the interface. */
export function useTargetLabel(of: CollectionName): (target: string) => string {
  const { t, i18n } = useTranslation('transfer')
  return (target) => {
    if (target === startClock) return t('new.startClock')
    return target === endClock ? t('new.endClock') : fieldLabel(i18n, of, target)
  }
}
