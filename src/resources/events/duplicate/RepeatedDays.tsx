import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type Control, useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { intlTag } from '../../../i18n/interfaceLanguage.ts'
import { type Choices, monthPlace } from './choices.ts'
import { type Weekday, weekdays } from '../../../time/recurrence.ts'
import { SelectInput } from '../../../ui/form/Choice.tsx'
import { FieldRow } from '../../../ui/form/FormSection.tsx'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'

/** One weekday or several. */
function WeekdayChoice({ control }: { control: Control<Choices> }) {
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

/** Copies that come again after days, weeks or months. */
export function RepeatedDays({ control }: { control: Control<Choices> }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const placeWords = (from: string) => {
    const place = monthPlace({ from })
    const weekday = place && weekdayName(i18n.language, place.weekday)
    return place && t(`repeat.place.${place.nth}`, { weekday })
  }
  const [by, ending] = useWatch({ control, name: ['by', 'ending'] })
  const units = (['days', 'weeks', 'months'] as const).map((value) => ({
    value,
    label: t(`repeat.${value}`),
  }))
  const endings = (['times', 'until'] as const).map((value) => ({
    value,
    label: t(`repeat.${value}`),
  }))
  return (
    <>
      <FieldRow>
        <TextInput control={control} name="every" label={t('repeat.every')} inputMode="numeric" />
        <SelectInput control={control} name="by" label={t('repeat.by')} options={units} />
      </FieldRow>
      {by === 'weeks' ? <WeekdayChoice control={control} /> : null}
      <MomentInput
        control={control}
        name="from"
        label={t('repeat.from')}
        clock=""
        {...(by === 'months' ? { explain: placeWords } : {})}
      />
      <FieldRow>
        <SelectInput control={control} name="ending" label={t('repeat.ending')} options={endings} />
        {ending === 'times' ? (
          <TextInput control={control} name="times" label={t('repeat.count')} inputMode="numeric" />
        ) : (
          <MomentInput control={control} name="until" label={t('repeat.last')} clock="" />
        )}
      </FieldRow>
    </>
  )
}

/** «dissabte», or «ds.»: of a weekday whatever its date. */
export function weekdayName(
  language: string,
  weekday: Weekday,
  length: 'long' | 'short' = 'long',
): string {
  // The first of January of 2024 was a Monday.
  const day = Date.UTC(2024, 0, weekday)
  return new Intl.DateTimeFormat(intlTag(language), { weekday: length, timeZone: 'UTC' }).format(
    day,
  )
}
