import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useStatusWords } from '../collection/form/statusWords.ts'
import { useService } from '../service/useService.ts'
import { todayIn } from '../time/wallTime.ts'
import type { EventRecord } from './eventRecord.ts'
import { EventWhenCell } from './list/EventWhenCell.tsx'
import { useRowWords } from './list/useRowWords.ts'

/** When an event is, how it stands, and who sees it. */
export function EventFacts({ event }: { event: EventRecord }) {
  const { t } = useTranslation('eventForm')
  const words = useRowWords()
  const statuses = useStatusWords()
  const siteZone = useService().configuration.timezone
  const { status, hide_from_listings } = event
  return (
    <Typography component="div" sx={{ mb: 2 }}>
      <EventWhenCell {...{ event, siteZone }} today={todayIn(siteZone)} words={words} />
      <div>
        {statuses.name(status)}. {statuses.meaning(status)}{' '}
        {hide_from_listings ? `${t('label.hide_from_listings')}.` : ''}
      </div>
    </Typography>
  )
}
