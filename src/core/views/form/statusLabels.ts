import { useTranslation } from 'react-i18next'
import { isKnownStatus } from '../list/statusName.ts'

/** Statuses in words; one that a site has of its own keeps its name. */
export function useStatusLabels() {
  const { t } = useTranslation('recordForm')
  return {
    name: (status: string) => (isKnownStatus(status) ? t(`status.${status}`) : status),
    /** Of one that was scheduled. */
    publishedNow: t('statusMeans.publishedNow'),
    meaning: (status: string) =>
      t(isKnownStatus(status) ? `statusMeans.${status}` : 'statusMeans.other'),
  }
}
