import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../../../api/language.ts'
import { useService } from '../../../../api/useService.ts'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { LanguageChip } from '../../../../ui/LanguageChip.tsx'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import type { CollectionName } from '../../../resource/collection.ts'
import { useLanguageName } from '../languageLabels.ts'
import { plainList } from '../../../../ui/layout.ts'

const Lines = plainList(0.5, (theme) => ({
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 24 },
}))

interface Props {
  name: CollectionName
  id: number
  /** What there is besides. */
  children?: ReactNode
}

/** The ways to a record in the other languages: where there is none yet, one is made there. */
export function VersionLinks({ name, id, children }: Props) {
  const { t } = useTranslation(['recordForm', 'ui'])
  const { language, configuration } = useService()
  const nameOf = useLanguageName()
  const others = languagesOf(configuration).filter((one) => one !== language)
  if (others.length === 0) return null
  return (
    <FormSection title={t('ui:languages')}>
      <Lines>
        {others.map((other) => (
          <li key={other}>
            <LanguageChip language={other} />
            <RouterLink
              to="/$language/translations/of/$"
              params={{ language: other, _splat: `${language}/${name}/${id}` }}
            >
              {t('versionIn', { language: nameOf(other) })}
            </RouterLink>
          </li>
        ))}
      </Lines>
      {children}
    </FormSection>
  )
}
