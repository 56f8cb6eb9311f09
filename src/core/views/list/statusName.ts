import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { postStatuses } from '../../resource/everyStatus.ts'

type KnownStatus = (typeof postStatuses)[number] | 'trash'

const statuses = new Set<string>([...postStatuses, 'trash'])

/** One of those that every site has. */
export function isKnownStatus(status: string): status is KnownStatus {
  return statuses.has(status)
}

/** Statuses in words, of one record or of many; one that a site has of its own keeps its name. */
export function useStatusNames() {
  const { t } = useTranslation('filters')
  return useMemo(
    () => ({
      ofOne: (status: string) => (isKnownStatus(status) ? t(`status.${status}`) : status),
      ofMany: (status: string) => (isKnownStatus(status) ? t(`statuses.${status}`) : status),
    }),
    [t],
  )
}
