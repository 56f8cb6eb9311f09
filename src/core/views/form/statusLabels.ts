import { useTranslation } from 'react-i18next'
import { isKnownStatus } from '../list/statusName.ts'

/** Statuses in words; one that a site has of its own keeps its name. */
export function useStatusLabels() {
  const { t } = useTranslation(['recordForm', 'filters'])
  const nameOf = (status: string) => {
    if (!isKnownStatus(status)) return status
    return status === 'trash' ? t('status.trash') : t(`filters:status.${status}`)
  }
  return {
    name: nameOf,
    /** Of one that was scheduled. */
    publishedNow: t('statusMeans.publishedNow'),
    meaning: (status: string) =>
      t(isKnownStatus(status) ? `statusMeans.${status}` : 'statusMeans.other'),
  }
}
