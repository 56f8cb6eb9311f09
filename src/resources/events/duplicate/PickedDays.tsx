import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/formats.ts'
import { readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { DayGrid } from '../../../ui/form/DayGrid.tsx'
import { announce } from '../../../ui/live/announcements.ts'
import type { Choices } from './choices.ts'

const Beside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
}))

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 12rem',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

/** A month in which several days are chosen, with the mouse or with the keys of a calendar. */
export function PickedDays({ control }: { control: Control<Choices> }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const { field } = useController({ control, name: 'picked' })
  const from = useWatch({ control, name: 'from' })
  const id = useId()
  const label = useRef<HTMLParagraphElement>(null)
  const days = field.value
  const toggle = (day: WallDay) => {
    const isPicked = days.includes(day)
    field.onChange(isPicked ? days.filter((other) => other !== day) : [...days, day].toSorted())
    const words = { day: formatDate(i18n.language, day) }
    if (!isPicked) announce(t('pick.chosen', words))
  }
  return (
    <section aria-labelledby={id}>
      <Typography id={id} ref={label} tabIndex={-1} sx={{ fontWeight: 600 }}>
        {t('pick.label')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('pick.help')}
      </Typography>
      <Beside>
        <DayGrid day={readWallDay(from)} picked={days} onChoose={toggle} />
        {days.length === 0 ? (
          <Typography color="textSecondary">{t('pick.none')}</Typography>
        ) : (
          <Chips>
            {days.map((day) => (
              <li key={day}>
                <Chip
                  label={formatDate(i18n.language, day, 'short')}
                  onClick={() => {
                    toggle(day)
                    label.current?.focus()
                  }}
                  aria-label={t('pick.remove', { day: formatDate(i18n.language, day) })}
                  onDelete={() => toggle(day)}
                />
              </li>
            ))}
          </Chips>
        )}
      </Beside>
    </section>
  )
}
