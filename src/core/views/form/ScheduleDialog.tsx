import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { readWallTime, wallTimeAt } from '../../../time/wallTime.ts'
import { DateBox } from '../../../ui/form/DateBox.tsx'

interface Props {
  /** The publication date in its box. */
  date: string
  onSchedule: (date: string) => void
  onClose: () => void
}

/** Asks when a record is to be published, on the clock of the site. */
export function ScheduleDialog({ date, onSchedule, onClose }: Props) {
  const { t } = useTranslation('recordForm')
  const zone = useService().configuration.timezone
  const id = useId()
  const [now] = useState(() => wallTimeAt(Date.now(), zone))
  const isToCome = (moment: string) => (readWallTime(moment) ?? '') > now
  const [moment, setMoment] = useState(isToCome(date) ? date : '')
  const [isFiltered, setAsked] = useState(false)
  const schedule = () => {
    setAsked(true)
    if (isToCome(moment)) onSchedule(moment)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('schedule.title')}</DialogTitle>
      <DialogContent>
        <DateBox
          label={t('schedule.when')}
          value={moment}
          onChange={setMoment}
          error={isFiltered && !isToCome(moment) ? t('schedule.past') : undefined}
          help={t('help.siteClock', { zone })}
          hasFocus
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('quick.cancel')}</Button>
        <Button variant="contained" onClick={schedule}>
          {t('help.schedule')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
