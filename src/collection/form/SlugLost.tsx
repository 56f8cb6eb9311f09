import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import type { CollectionName } from '../collection.ts'
import { RecordLink } from './RecordLink.tsx'

interface Props {
  name: CollectionName
  slug: string
  /** Of the record that is open. */
  id: number
}

/** The slug that a record was opened by leads to it no more; whoever types there goes on, for it is saved by its number. */
export function SlugLost({ name, slug, id }: Props) {
  const { t } = useTranslation('recordForm')
  const { language } = useService()
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('slugLost.text', { slug })}{' '}
      <RecordLink {...{ name, language }} place={{ id: String(id) }}>
        {t('slugLost.byNumber')}
      </RecordLink>
    </Alert>
  )
}
