import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'
import type { Identified } from '../../../resource/collection.ts'
import { titleIn } from '../../../resource/recordName.ts'
import type { Saved } from '../../../write/saved.ts'
import type { Writable } from '../../../write/writing.ts'
import { useDifferenceNews } from '../differences/useDifferenceNews.ts'
import type { NamedCollections } from '../linkedNames.ts'

/** Hands on what was made beside another form, and says what the service made otherwise of it. */
export function useMadeInPlace<R extends Identified>(
  collection: Writable<R>,
  onDone: (record: R) => void,
  linked: NamedCollections = {},
) {
  const { t } = useTranslation('recordForm')
  const service = useService()
  const tell = useDifferenceNews()
  return (record: R, saved: Saved<R> | null): void => {
    onDone(record)
    if (saved === null || saved.differences.length === 0) return
    const title = inLanguage(titleIn(collection, record), service.language)
    void tell(
      { service, collection, saved, linked },
      { message: t('saved.createdPlain', { title }) },
    )
  }
}
