import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../resource/collection.ts'
import type { Fields } from '../../resource/field.ts'
import type { Values } from '../../write/merge.ts'
import { isOut, useMayPublish } from './useMayPublish.ts'

/** Whether a write leaves a record public that is so: of an account that may not publish, it goes offline (contract.md §5.6). */
export function staysPublic<R extends Identified>(fields: Fields<R>, record: R, changes: Values) {
  const status = fields.status?.of(record)
  return isOut(status) && isOut(changes.status ?? status)
}

/** Says before writes that stay out, where the account may not publish, that they take it all offline. */
export function UnpublishNote() {
  const { t } = useTranslation('recordForm')
  const mayPublish = useMayPublish(true)
  if (mayPublish !== false) return null
  return <Alert severity="warning">{t('offline.text')}</Alert>
}
