import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../i18n/formats.ts'
import type { Identified } from '../../../resource/collection.ts'
import { fieldLabel, labelRooms } from '../../../resource/fieldLabel.ts'
import { type DifferencesSubject, notifyDifferences } from './DifferencesDialog.tsx'

interface Props<R extends Identified> {
  told: DifferencesSubject<R>
  /** What the record is called. */
  title: string
}

/** In the row of a write: what of it is not as it was meant, and the way to its values, from where it is put back. */
export function Otherwise<R extends Identified>({ told, title }: Props<R>) {
  const { name } = told.collection
  const { t, i18n } = useTranslation(['recordForm', 'ui', labelRooms[name]])
  const [saved, setSaved] = useState(told.saved)
  const onPutBack = (next: typeof saved) => {
    setSaved(next)
    told.onPutBack?.(next)
  }
  if (told.saved.differences.length === 0) return null
  if (saved.differences.length === 0) return t('recordForm:differences.allBack', { title })
  const labels = saved.differences.map(({ field }) => fieldLabel(i18n, name, field))
  return (
    <>
      {t('recordForm:differences.besides', { fields: formatList(i18n.language, labels) })}{' '}
      <Button
        size="small"
        color="inherit"
        aria-label={t('recordForm:differences.waysOf', { title })}
        onClick={() => void notifyDifferences({ ...told, saved, onPutBack })}
      >
        {t('ui:putBackWays')}
      </Button>
    </>
  )
}
