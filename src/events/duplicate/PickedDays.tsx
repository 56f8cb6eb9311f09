import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import type { Dayjs } from 'dayjs'
import { createContext, useContext, useId, useMemo, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/formats.ts'
import { readWallDay, type WallDay } from '../../time/wallTime.ts'
import { pickerValue } from '../../ui/form/typedMoment.ts'
import { announce } from '../../ui/live/announcements.ts'
import type { Choices } from './choices.ts'

const Picked = createContext<ReadonlySet<string>>(new Set())

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

/** A day that is chosen or not, beside any others. */
function PickedDay(props: PickerDayProps) {
  const isPicked = useContext(Picked).has(props.day.format('YYYY-MM-DD'))
  return <PickerDay {...props} selected={isPicked} aria-selected={isPicked} />
}

/** A month in which several days are chosen, with the mouse or with the keys of a calendar. */
export function PickedDays({ control }: { control: Control<Choices> }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const { field } = useController({ control, name: 'picked' })
  const from = useWatch({ control, name: 'from' })
  const id = useId()
  const label = useRef<HTMLParagraphElement>(null)
  const days = field.value
  const picked = useMemo(() => new Set<string>(days), [days])
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
        <Picked value={picked}>
          <DateCalendar
            value={null}
            referenceDate={pickerValue(from) ?? undefined}
            timezone="UTC"
            slots={{ day: PickedDay }}
            dayOfWeekFormatter={(day: Dayjs) => day.format('dd')}
            onChange={(value: Dayjs | null, state) => {
              const day = value && readWallDay(value.format('YYYY-MM-DD'))
              if (day && state === 'finish') toggle(day)
            }}
            sx={{ width: 'min(320px, 100%)', margin: 0 }}
          />
        </Picked>
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
