import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { use, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../service/useService.ts'
import { zoneNames } from '../../../time/zones.ts'
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx'
import { ReadOnly } from '../../../ui/form/readOnly.ts'
import type { FieldsProps } from './fieldsProps.ts'

/** Shown when it is not the site's; a sentence and a button otherwise. */
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
