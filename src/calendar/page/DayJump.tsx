import CalendarMonth from '@mui/icons-material/CalendarMonth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import type { CalendarState } from './useCalendar.ts'
import { DayChooser } from '../../ui/form/DayChooser.tsx'

/** Any other day, typed or picked. Its code comes with the first opening. */
export function DayJump({ calendar: { date, change } }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={t('go.date')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CalendarMonth />
      </IconButton>
      {anchor ? (
        <DayChooser
          {...{ anchor }}
          label={t('go.date')}
          day={date}
          onChoose={(day) => change({ date: day })}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  )
}
