import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { weekdays, type Weekday } from '../../time/recurrence.ts'
import type { Choices } from './choices.ts'
import { weekdayName } from './dayWords.ts'

/** One weekday or several. */
export function WeekdayChoice({ control }: { control: Control<Choices> }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const { field, fieldState } = useController({ control, name: 'weekdays' })
  const { error } = fieldState
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id="weekdays" sx={{ mb: 0.5 }}>
        {t('repeat.weekdays')}
      </FormLabel>
      <ToggleButtonGroup
        aria-labelledby="weekdays"
        aria-describedby={error ? 'weekdays-text' : undefined}
        size="small"
        color="primary"
        value={field.value}
        onChange={(_, chosen: Weekday[]) => field.onChange(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {weekdays.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            aria-label={weekdayName(i18n.language, day)}
            sx={{ minWidth: 44, textTransform: 'none', color: 'text.primary' }}
          >
            {weekdayName(i18n.language, day, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error ? (
        <FormHelperText id="weekdays-text" role="alert" sx={{ mx: 0 }}>
          {error.message}
        </FormHelperText>
      ) : null}
    </FormControl>
  )
}
