import { useTranslation } from 'react-i18next'
import { StaleNote } from '../../core/views/form/StaleNote.tsx'
import { useStatusNames } from '../../core/views/list/statusName.ts'
import { everyDate } from '../../resources/events/events.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useService } from '../../api/useService.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { Unread } from './Unread.tsx'
import { NumberList } from './NumberList.tsx'
import type { Waiting } from './useWaiting.ts'

/** What is written and not given out: of every date, for a draft may have a day that has gone. */
export function WaitingCard({ waiting: { statuses, counts } }: { waiting: Waiting }) {
  const { t } = useTranslation('desk')
  const { ofMany } = useStatusNames()
  if (statuses.length === 0) return null
  const failed = counts.filter(({ error }) => error !== null)
  const unknown = failed.filter(({ data }) => data === undefined)
  const again = () => {
    for (const { refetch } of failed) void refetch()
  }
  return (
    <DashboardCard title={t('waiting.title')}>
      {unknown.length > 0 ? (
        <Unread words={t('waiting.failed')} onRetry={again} />
      ) : failed.length > 0 ? (
        <StaleNote
          readAt={Math.min(...failed.map(({ dataUpdatedAt }) => dataUpdatedAt))}
          onRetry={again}
        />
      ) : null}
      <NumberList
        lines={statuses.map((status, at) => {
          const name = ofMany(status)
          const total = counts[at]?.data?.total
          return { key: status, name, number: <StatusNumber {...{ status, name, total }} /> }
        })}
      />
    </DashboardCard>
  )
}

interface StatusNumberProps {
  status: string
  name: string
  /** not counted yet where there is none */
  total: number | undefined
}

function StatusNumber({ status, name, total }: StatusNumberProps) {
  const { t, i18n } = useTranslation('desk')
  const { language } = useService()
  const number = total === undefined ? t('uncounted') : formatNumber(i18n.language, total)
  return (
    <RouterLink
      to="/$language/events"
      params={{ language }}
      search={{ status, ...everyDate }}
      aria-label={t('numberOf', { name, number })}
    >
      {number}
    </RouterLink>
  )
}
