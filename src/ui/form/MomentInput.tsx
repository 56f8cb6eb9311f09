import { DateField } from '@mui/x-date-pickers/DateField'
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField'
import type { Dayjs } from 'dayjs'
import { useMemo } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/formats.ts'
import { readWallTime } from '../../time/wallTime.ts'
import { useSettings } from '../settings.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { isHalfTyped } from './halfTyped.ts'
import { pickerValue, typedMoment } from './typedMoment.ts'
import { useField } from './useField.ts'
import type { FieldProps } from './useField.ts'
import { useUnfinished } from './useUnfinished.ts'

interface Props<V extends FieldValues> extends FieldProps<V> {
  /** Asks for a day only; the value gets this time, `HH:MM:SS`. */
  clock?: string
  /** Something to say about the value as it is now, beside the help. */
  explain?: (value: string) => ReactNode
  /** Told after a person changed the value; both are wall times, `''`, or half typed. */
  onTyped?: (before: string, after: string) => void
  /** It has the focus from the beginning. */
  hasFocus?: boolean
  /** Told when a person leaves it. */
  onLeft?: () => void
}

/**
 * A wall time `YYYY-MM-DD HH:MM:SS`, typed or picked, 24 hours, the weekday spelled out under it.
 * Stands under a `PickerLanguage`.
 */
export function MomentInput<V extends FieldValues>(props: Props<V>) {
  const { clock, onTyped } = props
  const { t, i18n } = useTranslation('form')
  const { field, id, error, readOnly } = useField(props)
  const { density } = useSettings()
  const before = typeof field.value === 'string' ? field.value : ''
  const wall = readWallTime(before)
  const day = wall ? formatDate(i18n.language, wall) : ''
  // The same date is the same object: for another one the field would empty the parts it cannot read.
  const date = isHalfTyped(before) ? before.slice(0, 1) : before
  const value = useMemo(() => pickerValue(date), [date])
  const { parts, look, told } = useUnfinished(before, field.onChange)
  const left = told ? t('moment.halfTyped', { typed: told }) : ''
  const help = left || (props.explain?.(before) ?? props.help)
  const change = (next: Dayjs | null) => {
    const after = typedMoment(next, clock)
    field.onChange(after)
    onTyped?.(before, after)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget) || isChoosing()) return
    look()
    field.onBlur()
    props.onLeft?.()
  }
  const Field = clock ? DateField : DateTimeField
  return (
    <Field
      {...{ id, readOnly }}
      name={field.name}
      label={props.label}
      required={props.required ?? false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for begins with its first box
      autoFocus={props.hasFocus ?? false}
      fullWidth
      size={density === 'compact' ? 'small' : 'medium'}
      format={clock ? 'DD/MM/YYYY' : 'DD/MM/YYYY HH:mm'}
      {...(clock ? {} : { ampm: false, minutesStep: 5 })}
      timezone="UTC"
      value={value}
      onChange={change}
      onKeyUp={look}
      onBlur={leave}
      fieldRef={parts}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={error ?? (day || help ? <MomentHelp day={day} help={help} /> : undefined)}
      slotProps={{
        textField: {
          slotProps: {
            input: {
              endAdornment: readOnly ? null : (
                <CalendarButton
                  label={props.label}
                  value={value}
                  onChoose={change}
                  onLeave={leave}
                />
              ),
            },
          },
        },
      }}
    />
  )
}

/** While its calendar is open a field has not been left: what is wrong with it is not said yet. */
function isChoosing(): boolean {
  return document.querySelector('[data-moment-calendar]') !== null
}

function MomentHelp({ day, help }: { day: string; help: ReactNode }) {
  return (
    <>
      {day}
      {day && help ? ' · ' : ''}
      {help}
    </>
  )
}
