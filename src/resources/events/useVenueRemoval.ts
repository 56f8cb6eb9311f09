import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import type { EventRecord } from './events.ts'
import { withoutVenue } from './venueUnlinking.ts'

/** Whether a venue was to be taken away: a live service leaves it (contract.md §7.3). */
export function isRemoval(field: string, intended: unknown): boolean {
  return field === 'venue' && Array.isArray(intended) && intended.length === 0
}

/** The one way that takes a venue away there, and its words. */
export function useVenueRemoval(password?: string) {
  const { t } = useTranslation('eventForm')
  const service = useService()
  const passingName = t('differences.passingVenue')
  const removing = useMutation({
    mutationFn: (opened: EventRecord) => withoutVenue(service, { opened, passingName, password }),
  })
  return {
    text: t('differences.unlinkHow'),
    action: t('differences.unlink'),
    write: removing.mutateAsync,
  }
}
