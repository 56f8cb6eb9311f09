import { useTranslation } from 'react-i18next'
import { useStatusReach } from '../collection/list/statusReach.ts'
import { formatNumber } from '../i18n/formats.ts'
import { useService } from '../service/useService.ts'
import { type LinkedBy, useLinkedCount } from './useLinkedCount.ts'

/** How many events lose these records when they go to the trash (contract.md §2). */
export function LosingEvents({ by, ids }: { by: LinkedBy; ids: readonly number[] }) {
  const { t, i18n } = useTranslation('bulk')
  const count = useLinkedCount(by, ids, useStatusReach(useService()))
  if (count === null) return t('linked.counting')
  return t(`linked.${by}`, { count, number: formatNumber(i18n.language, count) })
}
