import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { CollectionName } from '../../resource/collection.ts'
import { WaitingNote } from '../../write/queue/WaitingNote.tsx'
import { useLanguageName } from './languageLabels.ts'
import type { Shown } from './recordForm.ts'
import { recordLanguage } from './recordLanguage.ts'
import { RecordLink } from './RecordLink.tsx'

interface Props<R> {
  name: CollectionName
  record: R
}

/** What an editor has to know of a record before writing: it is in the trash, or of another language. */
export function RecordNotes<R extends Shown>({ name, record }: Props<R>) {
  const { t } = useTranslation('recordForm')
  const { language, configuration } = useService()
  const own = recordLanguage(record.url, configuration)
  const nameOf = useLanguageName()
  return (
    <>
      <WaitingNote name={name} id={record.id} />
      {record.status === 'trash' ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('trashed')}
        </Alert>
      ) : null}
      {own && own !== language ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('language.other', { language: nameOf(own), current: nameOf(language) })}{' '}
          <RecordLink name={name} language={own} place={{ id: String(record.id) }}>
            {t('language.open', { language: nameOf(own) })}
          </RecordLink>
        </Alert>
      ) : null}
    </>
  )
}
