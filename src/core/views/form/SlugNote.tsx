import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { CollectionName, Identified } from '../../resource/collection.ts'
import { RecordLink } from './RecordLink.tsx'

interface Props {
  name: CollectionName
  slug: string
  record: Identified | undefined
}

/** A record was opened by its slug; its number stays when the slug does not. */
export function SlugNote({ name, slug, record }: Props) {
  const { t } = useTranslation('recordForm')
  const { language } = useService()
  if (record === undefined) return null
  return (
    <p>
      {t('bySlug.text', { slug })}{' '}
      <RecordLink {...{ name, language }} place={{ id: String(record.id) }}>
        {t('bySlug.byNumber')}
      </RecordLink>
    </p>
  )
}
