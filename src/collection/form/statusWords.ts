import { useTranslation } from 'react-i18next'

const known = ['publish', 'draft', 'pending', 'private', 'future', 'trash'] as const
type KnownStatus = (typeof known)[number]

function isKnown(status: string): status is KnownStatus {
  return known.some((one) => one === status)
}

/** Statuses in words; one that a site has of its own keeps its name. */
export function useStatusWords() {
  const { t } = useTranslation('recordForm')
  return {
    name: (status: string) => (isKnown(status) ? t(`status.${status}`) : status),
    /** Of one that was scheduled. */
    publishedNow: t('statusMeans.publishedNow'),
    meaning: (status: string) => t(isKnown(status) ? `statusMeans.${status}` : 'statusMeans.other'),
  }
}
