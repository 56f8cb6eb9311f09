import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { ProtectedProps } from '../../../core/views/form/resourceForm.ts'
import { usePasswordPrompt } from '../../../core/views/form/usePasswordPrompt.tsx'
import type { EventRecord } from '../eventRecord.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** In place of a protected event: asks for its password. */
export function EventPassword({ record, ...asked }: ProtectedProps<EventRecord>) {
  const { t } = useTranslation(['eventForm', 'ui'])
  const { onSubmit, box } = usePasswordPrompt(asked)
  return (
    <>
      <PageHeader title={record?.title || t('password.title')} />
      <form
        onSubmit={onSubmit}
        style={{ display: 'grid', gap: 16, maxWidth: 480, justifyItems: 'start' }}
      >
        <p style={{ margin: 0 }}>{t('password.text')}</p>
        <TextField fullWidth {...box} />
        <Button type="submit" variant="contained">
          {t('ui:open')}
        </Button>
      </form>
    </>
  )
}
