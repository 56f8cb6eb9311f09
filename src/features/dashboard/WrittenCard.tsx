import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { historyOptions } from '../../core/write/historyOptions.ts'
import { watchStore } from '../../platform/entries.ts'
import { OperationTitle } from '../activity/OperationTitle.tsx'
import { useService } from '../../api/useService.ts'
import { formatRecentTime } from '../../ui/filters/instantTime.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { Lines } from './Lines.tsx'

const mostNamed = 6

/** The last things that were written from this browser, in whichever language. */
export function WrittenCard() {
  const { t, i18n } = useTranslation('desk')
  const service = useService()
  const client = useQueryClient()
  const { data } = useQuery(historyOptions(service))
  useEffect(
    () => watchStore('operations', () => void client.invalidateQueries(historyOptions(service))),
    [client, service],
  )
  return (
    <DashboardCard title={t('written.title')}>
      {data === undefined ? (
        <PageSkeleton />
      ) : data.length === 0 ? (
        <p>{t('written.nothing')}</p>
      ) : (
        <>
          <Lines>
            {data.slice(0, mostNamed).map((entry) => (
              <li key={entry.key}>
                <OperationTitle entry={entry} />
                <time dateTime={entry.at}>
                  {formatRecentTime(i18n.language, Date.parse(entry.at))}
                </time>
              </li>
            ))}
          </Lines>
          <p>
            <RouterLink
              to="/$language/activity"
              params={{ language: service.language }}
              search={{ show: 'history' }}
            >
              {t('written.all')}
            </RouterLink>
          </p>
        </>
      )}
    </DashboardCard>
  )
}
