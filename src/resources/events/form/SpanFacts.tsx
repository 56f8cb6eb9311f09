import { styled } from '@mui/material/styles'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { OpenAfterSave } from '../../../core/views/form/openAfterSave.ts'
import { dayOf, daysCounted, readWallTime, secondsBetween } from '../../../time/wallTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReadOnly } from '../../../ui/form/readOnly.ts'
import type { EventFormValues } from './eventForm.ts'
import type { FieldsProps } from './fields/fieldsProps.ts'

const Facts = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 40 })

const hour = 3600
const longest = 48 * hour

/** How long an event is, in the two largest units that say it; `''` where that is not known. */
function lengthWords(
  language: string,
  { start_date, end_date, all_day }: Pick<EventFormValues, 'start_date' | 'end_date' | 'all_day'>,
): string {
  const [start, end] = [readWallTime(start_date), readWallTime(end_date)]
  if (!start || !end || end <= start) return ''
  const say = (value: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const seconds = secondsBetween(start, end)
  if (all_day || seconds > longest) return say(daysCounted(dayOf(start), dayOf(end)), 'day')
  const [hours, minutes] = [Math.floor(seconds / hour), Math.round((seconds % hour) / 60)]
  return [hours > 0 ? say(hours, 'hour') : '', minutes > 0 ? say(minutes, 'minute') : '']
    .filter(Boolean)
    .join(' ')
}

/** How long the event is, and the way to its other dates. */
export function SpanFacts({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t, i18n } = useTranslation('eventForm')
  const [start_date, end_date, all_day] = useWatch({
    control,
    name: ['start_date', 'end_date', 'all_day'],
  })
  const openAfterSave = use(OpenAfterSave)
  const isReadOnly = use(ReadOnly)
  return (
    <Facts>
      {lengthWords(i18n.language, { start_date, end_date, all_day })}
      {openAfterSave && !isReadOnly ? (
        <Button onClick={() => openAfterSave('duplicate', 'repeat')}>{t('repeats')}</Button>
      ) : null}
    </Facts>
  )
}
