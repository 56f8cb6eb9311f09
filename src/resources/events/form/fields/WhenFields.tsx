import { type ReactNode, use, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FlagInput } from '../../../../ui/form/FlagInput.tsx'
import { MomentInput } from '../../../../ui/form/MomentInput.tsx'
import { useClockNote } from '../clockText.ts'
import { followingEnd, switchedDays } from '../moveSpan.ts'
import type { FieldsProps } from './fieldsProps.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useService } from '../../../../api/useService.ts'
import { zoneNames } from '../../../../time/zones.ts'
import { ChoiceInput } from '../../../../ui/form/ChoiceInput.tsx'
import { ReadOnly } from '../../../../ui/form/useField.ts'
import { row } from '../../../../ui/layout.ts'

/** Whether the event came with a zone of its own. */
export function useIsOtherZone({ formState }: FieldsProps['form']): boolean {
  return formState.defaultValues?.timezone !== useService().configuration.timezone
}

/** Chosen where it is not the site's; a sentence and a button otherwise. */
export function ZoneField({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('eventForm')
  const zone = useService().configuration.timezone
  const timezone = useWatch({ control, name: 'timezone' })
  const readOnly = use(ReadOnly)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && timezone === zone)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('zone.site', { zone })}{' '}
        {readOnly ? null : <Button onClick={() => setOpen(true)}>{t('zone.change')}</Button>}
      </Typography>
    )
  return (
    <ChoiceInput
      control={control}
      name="timezone"
      label={t('label.timezone')}
      options={zonesWith(timezone)}
      help={timezone === zone ? undefined : t('zone.other', { zone })}
    />
  )
}

/** A service may name zones that the browser's list does not have: `UTC+2`. */
function zonesWith(timezone: string): string[] {
  const names = zoneNames()
  return timezone === '' || names.includes(timezone) ? names : [timezone, ...names]
}

/** First second of the first day and last second of the last one. contract.md §3.5. */
const dayClocks = { start_date: '00:00:00', end_date: '23:59:59' }

const Line = row('div', 2, {
  alignItems: 'flex-start',
  '& > .MuiTextField-root': { flex: '1 1 12rem' },
})

interface SpanProps extends Omit<FieldsProps, 'known'> {
  /** What else there is to say in their line. */
  children?: ReactNode
}

/** From when until when, in hours or in whole days. */
export function SpanFields({ form, required, children }: SpanProps) {
  const { t } = useTranslation('eventForm')
  const [allDay, timezone] = useWatch({ control: form.control, name: ['all_day', 'timezone'] })
  const clockNote = useClockNote()
  const spanBoxes = useSpanBoxes(form)
  const note = allDay ? undefined : (value: string) => clockNote(value, timezone)
  return (
    <Line>
      <MomentInput
        control={form.control}
        name="start_date"
        label={t(allDay ? 'label.startDay' : 'label.start_date')}
        required={required.has('start_date')}
        {...(allDay ? { clock: dayClocks.start_date } : {})}
        {...(note ? { explain: note } : {})}
        onTyped={spanBoxes.moveEnd}
        onLeft={spanBoxes.leaveStart}
      />
      <MomentInput
        control={form.control}
        name="end_date"
        label={t(allDay ? 'label.endDay' : 'label.end_date')}
        required={required.has('end_date')}
        {...(allDay ? { clock: dayClocks.end_date } : {})}
        {...(note ? { explain: note } : {})}
      />
      <FlagInput
        control={form.control}
        name="all_day"
        label={t('label.all_day')}
        onSwitched={spanBoxes.switchDays}
      />
      {children}
    </Line>
  )
}

/** The end follows the start; all day hides the hours and brings them back. */
function useSpanBoxes({ getValues, setValue, trigger, formState }: FieldsProps['form']) {
  const [following] = useState(followingEnd)
  const [switched] = useState(switchedDays)
  const put = (name: 'start_date' | 'end_date', value: string) => {
    setValue(name, value, { shouldDirty: true })
    if (formState.submitCount > 0) void trigger(name)
  }
  return {
    moveEnd(before: string, after: string) {
      const { end_date, all_day } = getValues()
      const end = following.after(before, after, end_date, all_day)
      if (end !== null) put('end_date', end)
    },
    leaveStart: following.leave,
    switchDays(allDay: boolean) {
      const { start_date, end_date } = getValues()
      const boxes = switched({ start_date, end_date }, allDay)
      put('start_date', boxes.start_date)
      put('end_date', boxes.end_date)
    },
  }
}
