import { useTranslation } from 'react-i18next'
import { useDifferenceNews } from '../../../core/views/form/differences/useDifferenceNews.ts'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { titleIn } from '../../../core/resource/recordName.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import type { Making } from './makeCounterpart.ts'

/** Says of a version that was made on the way where it is not as it was meant; else it is seen where it was asked for. */
export function useMadeDiffering(): Making['onMade'] {
  const { t } = useTranslation('version')
  const nameOf = useLanguageName()
  const tell = useDifferenceNews()
  return (told) => {
    const { service, collection, saved } = told
    if (saved.differences.length === 0) return
    const title = inLanguage(titleIn(collection, saved.record), service.language)
    void tell(told, { message: t('create.made', { title, language: nameOf(service.language) }) })
  }
}
