import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { changedDates } from './changedDates.ts'
import { dateProblems } from './dateProblems.ts'
import type { MoveForm } from './useMoveForm.ts'
import { useWhenText } from './useWhenText.ts'

interface MovePreviewProps {
  boxes: MoveForm
  record: EventRecord
  today: WallDay
  siteZone: string
}

/** What will become of it, in words, while it is typed. */
export function MovePreview({ boxes, record, today, siteZone }: MovePreviewProps) {
  const { t } = useTranslation('eventMove')
  const when = useWhenText(today)
  const [start_date, end_date, all_day] = useWatch({
    control: boxes.control,
    name: ['start_date', 'end_date', 'all_day'],
  })
  const dates = { start_date, end_date, all_day }
  const isWrong = Object.keys(dateProblems(record, dates, siteZone)).length > 0
  const isSame = Object.keys(changedDates(record, dates)).length === 0
  const from = when({ ...record })
  const words = isSame ? t('preview.same', { from }) : t('preview.moved', { from, to: when(dates) })
  const zone = record.timezone || siteZone
  return (
    <Typography variant="body2" component="output" sx={{ minHeight: '3lh' }}>
      {isWrong ? t('preview.wrong') : words}
      {zone === siteZone || all_day ? '' : ` ${t('preview.zone', { zone })}`}
    </Typography>
  )
}
