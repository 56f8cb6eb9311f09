import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStatusReach } from '../collection/list/statusReach.ts'
import { useStatusNames } from '../collection/list/statusName.ts'
import { listOptions } from '../collection/readOptions.ts'
import { events, everyDate } from '../events/events.ts'
import { formatNumber } from '../i18n/formats.ts'
import { useService } from '../service/useService.ts'
import { RouterLink } from '../ui/RouterLinks.tsx'
import { DeskCard } from './DeskCard.tsx'
import { Unread } from './Unread.tsx'
import { NumberList } from './NumberList.tsx'

const unpublished = ['draft', 'pending', 'future']

/** What is written and not given out: of every date, for a draft may have a day that has gone. */
export function WaitingCard() {
  const { t } = useTranslation('desk')
  const service = useService()
  const { ofMany } = useStatusNames()
  const reach = useStatusReach(service)
  const statuses = unpublished.filter((status) => reach.includes(status))
  const counts = useQueries({
    queries: statuses.map((status) =>
      listOptions(service, events, { status: [status], ...everyDate, per_page: 1 }),
    ),
  })
  if (statuses.length === 0) return null
  const failed = counts.filter(({ data, error }) => error !== null && data === undefined)
  return (
    <DeskCard title={t('waiting.title')}>
      {failed.length > 0 ? (
        <Unread
          words={t('waiting.failed')}
          onRetry={() => {
            for (const { refetch } of failed) void refetch()
          }}
        />
      ) : null}
      <NumberList
        lines={statuses.map((status, at) => {
          const name = ofMany(status)
          const total = counts[at]?.data?.total
          return { key: status, name, number: <StatusNumber {...{ status, name, total }} /> }
        })}
      />
    </DeskCard>
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
