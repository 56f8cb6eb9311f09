import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allPagesOptions } from '../../../core/query/allPages.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useService } from '../../../api/useService.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton, RouterLink } from '../../../ui/RouterLinks.tsx'
import type { EventRecord } from '../eventRecord.ts'
import { events, everyDate } from '../events.ts'

interface Props {
  slug: string
  /** What a listing has shown of it. */
  record: EventRecord | undefined
}

/** By slug no password can be sent (product.md §4, "An event's password"): the way to it by its number. */
export function ProtectedBySlug({ slug, record }: Props) {
  const { t } = useTranslation(['eventForm', 'recordForm'])
  const { language } = useService()
  const { found, isLooking } = useListedBySlug(slug, record === undefined)
  const event = record ?? found
  return (
    <>
      <PageHeader title={event?.title || t('password.title')} />
      <p>
        <output>
          {t(event ? 'bySlug.protected' : isLooking ? 'bySlug.looking' : 'bySlug.protectedUnknown')}
        </output>
      </p>
      {event ? (
        <RouterButton
          variant="contained"
          to="/$language/events/$id"
          params={{ language, id: String(event.id) }}
        >
          {t('recordForm:bySlug.byNumber')}
        </RouterButton>
      ) : isLooking ? null : (
        <RouterLink to="/$language/events" params={{ language }}>
          {t('missing.list')}
        </RouterLink>
      )}
    </>
  )
}

/** The words of a slug that its title is likely to have: services add numbers of their own. */
function wordsOf(slug: string): string {
  return slug
    .split('-')
    .filter((word) => !/^\d*$/.test(word))
    .join(' ')
}

/** Listings show the frame of a protected event (contract.md §1.8): first those of its words, then all of them. */
function useListedBySlug(slug: string, isWanted: boolean) {
  const service = useService()
  const status = useStatusReach(service)
  const search = wordsOf(slug)
  const listing = (more: { search?: string }) =>
    allPagesOptions(service, events, [{ ...everyDate, ...more, status }])
  const named = useQuery({ ...listing({ search }), enabled: isWanted && search !== '' })
  const among = (records: readonly EventRecord[] = []) =>
    records.find((event) => event.slug === slug)
  const first = among(named.data?.records)
  const isUnnamed = isWanted && first === undefined && !named.isFetching
  const all = useQuery({ ...listing({}), enabled: isUnnamed })
  return {
    found: first ?? among(all.data?.records),
    isLooking: named.isFetching || all.isFetching,
  }
}
