import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { useTranslation } from 'react-i18next'
import { useStatusLabels } from '../../../core/views/form/statusLabels.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { Clash } from './clashes.ts'
import { useWhenText } from './useWhenText.ts'

/** As many as are told of one row. */
const mostTold = 3

/** What a copy clashes with, each with the way to look at it. */
export function ClashNotes({ clashes }: { clashes: readonly Clash[] }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const more = clashes.length - mostTold
  return (
    <>
      {clashes.slice(0, mostTold).map((clash) => (
        <li key={clash.kind === 'copy' ? clash.row.key : clash.event.id}>
          <WarningAmberOutlined
            color="warning"
            fontSize="inherit"
            sx={{ verticalAlign: 'text-bottom', mr: 0.5 }}
          />
          <ClashNote clash={clash} />
        </li>
      ))}
      {more > 0 ? (
        <li>{t('clash.more', { count: more, number: formatNumber(i18n.language, more) })}</li>
      ) : null}
    </>
  )
}

function ClashNote({ clash }: { clash: Clash }) {
  const { t } = useTranslation('eventDuplicate')
  const { language } = useService()
  const when = useWhenText()
  const statuses = useStatusLabels()
  if (clash.kind === 'copy') return <>{t('clash.copy', { day: when.day(clash.row) })}</>
  const { kind, event } = clash
  return (
    <>
      {t(`clash.${kind}`)}{' '}
      <Facts>
        <RouterLink
          to="/$language/events/$id"
          params={{ language, id: String(event.id) }}
          target="_blank"
          lang={language}
        >
          {event.title}
        </RouterLink>
        {when.both(event, event.all_day)}
        {statuses.name(event.status).toLowerCase()}
      </Facts>
    </>
  )
}
