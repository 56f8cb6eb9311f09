import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { RowTitle } from '../../../ui/table/RowTitle.tsx'
import type { CollectionName } from '../../resource/collection.ts'

interface RecordNameProps {
  of: CollectionName
  id: number
  name: string
  /** Where the focus is another row's. */
  tabIndex?: number
}

/** The name of a record, in the content language, which opens it. */
export function RecordName({ of, id, name, ...link }: RecordNameProps) {
  const { t } = useTranslation(['recordList', 'ui'])
  const { language } = useService()
  const to: string = `/$language/${of}/$id`
  return (
    <RowTitle to={to} params={{ language, id: String(id) }} {...link}>
      {name ? <span lang={language}>{name}</span> : t('ui:unnamed')}
    </RowTitle>
  )
}
