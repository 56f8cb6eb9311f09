import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useService } from '../service/useService.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Reference } from './reference/Reference.tsx'

/** What the connected service says of itself. */
export function ServicePage() {
  const { t } = useTranslation('reference')
  const { language } = useService()
  return (
    <Stack spacing={1.5}>
      <PageHeader title={t('title')} summary={t('summary')} />
      <Reference key={language} />
    </Stack>
  )
}
