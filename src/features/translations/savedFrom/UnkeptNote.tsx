import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useIsNoteUnkept } from './unkeptNotes.ts'

/** That this browser does not know what a translation was made from, though it was told. */
export function UnkeptNote() {
  return useIsNoteUnkept() ? <Note /> : null
}

function Note() {
  const { t } = useTranslation('translations')
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {t('noteUnkept')}
    </Alert>
  )
}
