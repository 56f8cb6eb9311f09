import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { readWallTime } from '../../../../time/wallTime.ts'
import { inZone } from '../../../../time/zoneClock.ts'
import { FieldRow } from '../../../../ui/form/FormSection.tsx'
import { MomentInput } from '../../../../ui/form/MomentInput.tsx'
import { isUndated } from '../../../resource/postFields.ts'
import { postPart, type PostFormValues } from '../postFormValues.ts'
import { NativeSelectField } from '../../../../ui/form/Choice.tsx'

interface Props<V extends PostFormValues> {
  form: UseFormReturn<V>
  label: (name: 'date' | 'date_utc') => string
}

/** One publication date, written on the site's clock or in UTC: `date` or `date_utc`, never both. */
export function PublicationField<V extends PostFormValues>(props: Props<V>) {
  const { t } = useTranslation('recordForm')
  const { timezone: zone, statuses } = useService().configuration
  const id = useId()
  const [isUtc, setUtc] = useState(false)
  const form = postPart(props.form)
  const switchClock = (toUtc: boolean) => {
    const [from, to] = toUtc ? (['date', 'date_utc'] as const) : (['date_utc', 'date'] as const)
    const written = form.getValues(from)
    const wall = readWallTime(written)
    const moved = wall && inZone(wall, toUtc ? zone : 'UTC', toUtc ? 'UTC' : zone)
    const isTyped = written !== form.formState.defaultValues?.[from]
    if (isTyped) {
      form.resetField(from)
      form.setValue(to, moved ?? written, { shouldDirty: true })
    }
    setUtc(toUtc)
  }
  const name = isUtc ? 'date_utc' : 'date'
  const status = useWatch({ control: form.control, name: 'status' })
  const explain = (written: string) =>
    written === (form.formState.defaultValues?.[name] ?? '') || !isUndated(status) ? undefined : (
      <>
        {t('help.draftDate')}{' '}
        {statuses.includes('future') ? (
          <Button
            size="small"
            onClick={() => form.setValue('status', 'future', { shouldDirty: true })}
          >
            {t('help.schedule')}
          </Button>
        ) : null}
      </>
    )
  return (
    <FieldRow>
      <MomentInput
        key={isUtc ? 'utc' : 'site'}
        control={form.control}
        name={name}
        label={props.label(name)}
        explain={explain}
        help={isUtc ? undefined : t('help.date')}
      />
      <NativeSelectField
        id={id}
        label={t('help.dateClock')}
        value={isUtc ? 'utc' : 'site'}
        onChange={(event) => switchClock(event.target.value === 'utc')}
      >
        <option value="site">{t('help.siteClock', { zone })}</option>
        <option value="utc">{t('help.utcClock')}</option>
      </NativeSelectField>
    </FieldRow>
  )
}
