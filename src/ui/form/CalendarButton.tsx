import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import type { Dayjs } from 'dayjs'
import { type FocusEvent, Suspense, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../lazily.tsx'

const MomentCalendar = lazily(() => import('./MomentCalendar.tsx').then((it) => it.MomentCalendar))

interface Props {
  /** Label of the field the calendar is for. */
  label: string
  value: Dayjs | null
  onChoose: (value: Dayjs) => void
  /** Told when a person goes from the button to somewhere else than its field. */
  onLeave?: (event: FocusEvent<HTMLElement>) => void
}

const keepHere = (event: SyntheticEvent) => event.stopPropagation()

/** Opens the calendar of a date field; its code comes with the first opening. */
export function CalendarButton({ label, value, onChoose, onLeave }: Props) {
  const { t } = useTranslation('form')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const leave = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget } = event
    if (!currentTarget.parentElement?.contains(relatedTarget)) onLeave?.(event)
  }
  return (
    // The field takes every focus and click that it hears of for its first part: also what goes to the calendar and back.
    <InputAdornment position="end" onFocus={keepHere} onClick={keepHere} onBlur={leave}>
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
