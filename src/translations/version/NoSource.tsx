import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { ListLink } from '../../collection/form/RecordLink.tsx'
import { useService } from '../../service/useService.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { AskedVersion } from './askedVersion.ts'

/** What a version is wanted of is not there itself. */
export function NoSource({ asked }: { asked: AskedVersion }) {
  const { t } = useTranslation('version')
  const nameOf = useLanguageName()
  const { language } = useService()
  const { place, from, collection } = asked
  const which = 'id' in place ? place.id : place.slug
  return (
    <>
      <PageHeader title={t('noSource.title')} />
      <p>{t('noSource.text', { which, language: nameOf(from) })}</p>
      <ListLink name={collection} language={language}>
        {t('list', { language: nameOf(language) })}
      </ListLink>
    </>
  )
}
