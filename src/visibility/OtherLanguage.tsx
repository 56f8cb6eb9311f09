import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../collection/form/languageWords.ts'
import { useService } from '../service/useService.ts'
import { RouterButton } from '../ui/RouterLinks.tsx'
import { LanguageAnswer } from './LanguageAnswer.tsx'
import type { SoughtVersion } from './useVersions.ts'

interface Props extends SoughtVersion {
  /** the event whose version it is, in the language of the page */
  id: number
}

/** What people see of an event in another language: of its version, or that there is none that is sure. */
export function OtherLanguage({ language, sought, id }: Props) {
  const { t } = useTranslation('visibility')
  const nameOf = useLanguageName()
  const service = useService()
  const name = nameOf(language)
  if (sought === null)
    return <output style={{ display: 'block' }}>{t('version.seeking', { language: name })}</output>
  if (sought.kind === 'here')
    return <LanguageAnswer service={service.in(language)} id={sought.id} />
  const hasSome = sought.kind === 'unsure' && sought.proposed.length > 0
  const standing = sought.kind === 'unsure' && !hasSome ? 'none' : sought.kind
  return (
    <>
      <p>{t(`version.${standing}`, { language: name })}</p>
      {sought.kind === 'refused' || sought.kind === 'noSource' ? null : (
        <RouterButton
          to="/$language/translations/of/$"
          params={{ language, _splat: `${service.language}/events/${id}` }}
          variant="outlined"
        >
          {t(hasSome ? 'version.choose' : 'version.make')}
        </RouterButton>
      )}
    </>
  )
}
