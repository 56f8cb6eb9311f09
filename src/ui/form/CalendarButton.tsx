import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import type { Dayjs } from 'dayjs'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../lazily.tsx'

const MomentCalendar = lazily(async () => (await import('./MomentCalendar.tsx')).MomentCalendar)

interface Props {
  /** Label of the field the calendar is for. */
  label: string
  value: Dayjs | null
  onChoose: (value: Dayjs) => void
}

/** Opens the calendar of a date field; its code comes with the first opening. */
export function CalendarButton({ label, value, onChoose }: Props) {
  const { t } = useTranslation('form')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-haspopup="dialog"
        aria-label={t('picker.openFor', { field: label })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarMonthIcon fontSize="small" />
      </IconButton>
      {anchor ? (
        <Suspense fallback={null}>
          <MomentCalendar {...{ anchor, value, onChoose }} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </InputAdornment>
  )
}
