import { DateField } from '@mui/x-date-pickers/DateField'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/formats.ts'
import { readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { CalendarButton } from '../../../ui/form/CalendarButton.tsx'
import { pickerValue, typedMoment } from '../../../ui/form/typedMoment.ts'

interface DayBoxProps {
  label: string
  /** `''` for none */
  day: string
  error?: string | undefined
  /** told a day that exists, once it is written out */
  onChoose: (day: WallDay) => void
}

/** A day, typed or picked, its weekday under it. Stands under a `PickerLanguage`. */
export function DayBox({ label, day, error, onChoose }: DayBoxProps) {
  const { t, i18n } = useTranslation('form')
  const [typed, setTyped] = useState(() => ({ of: day, value: pickerValue(day) }))
  // The address has changed by another way: a link, or going back.
  if (typed.of !== day) setTyped({ of: day, value: pickerValue(day) })
  const isWrong = typed.value !== null && !typed.value.isValid()
  const change = (value: Dayjs | null) => {
    const chosen = readWallDay(typedMoment(value))
    // A year that is being typed goes through 0002 and 0020.
    const isWhole = chosen !== null && chosen >= '1970'
    setTyped({ of: isWhole ? chosen : day, value })
    if (isWhole && chosen !== day) onChoose(chosen)
  }
  return (
    <DateField
      label={label}
      size="small"
      format="DD/MM/YYYY"
      timezone="UTC"
      value={typed.value}
      onChange={change}
      error={isWrong || error !== undefined}
      helperText={isWrong ? t('picker.noDay') : (error ?? formatDate(i18n.language, day))}
      slotProps={{
        textField: {
          slotProps: {
            input: {
              endAdornment: <CalendarButton label={label} value={typed.value} onChoose={change} />,
            },
          },
        },
      }}
    />
  )
}
