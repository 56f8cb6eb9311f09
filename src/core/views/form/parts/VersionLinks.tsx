import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languagesOf } from '../../../../api/language.ts'
import { useService } from '../../../../api/useService.ts'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { LanguageChip } from '../../../../ui/LanguageChip.tsx'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import type { CollectionName } from '../../../resource/collection.ts'
import { StatusMark } from '../../list/StatusMark.tsx'
import { useLanguageName } from '../languageLabels.ts'
import { plainList } from '../../../../ui/layout.ts'

const Lines = plainList(0.5, (theme) => ({
  '& li': { display: 'flex', alignItems: 'baseline', gap: theme.spacing(1), minHeight: 24 },
  '& div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1) },
  '& small': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem' },
}))

/** What this device knows of a version. */
interface KnownVersion {
  readonly language: Language
  /** nobody has confirmed it, and it is almost certain */
  readonly isLikely?: boolean
  /** left out where it is not known */
  readonly status?: string | undefined
}

const none: readonly never[] = []

interface Props {
  name: CollectionName
  id: number
  /** The versions that are known of. */
  known?: readonly KnownVersion[]
  /** Of events: the languages that are known to lack it; it is made in the page of all versions. */
  missing?: readonly Language[]
  /** What there is besides. */
  children?: ReactNode
}

/** The ways to a record in the other languages: where there is none yet, one is made there. */
export function VersionLinks({ name, id, known = none, missing = none, children }: Props) {
  const { t } = useTranslation(['recordForm', 'ui', 'rules'])
  const { language, configuration } = useService()
  const nameOf = useLanguageName()
  const others = languagesOf(configuration).filter((one) => one !== language)
  if (others.length === 0) return null
  return (
    <FormSection title={t('ui:languages')}>
      <Lines>
        {others.map((other) => {
          const version = known.find((one) => one.language === other)
          return (
            <li key={other}>
              <LanguageChip language={other} isDotted={version?.isLikely === true} />
              <div>
                {!version && missing.includes(other) ? (
                  <RouterLink
                    to="/$language/translations/$id"
                    params={{ language, id: String(id) }}
                    search={{ create: other }}
                  >
                    {t('rules:panel.make', { language: nameOf(other) })}
                  </RouterLink>
                ) : (
                  <RouterLink
                    to="/$language/translations/of/$"
                    params={{ language: other, _splat: `${language}/${name}/${id}` }}
                  >
                    {t('versionIn', { language: nameOf(other) })}
                  </RouterLink>
                )}
                {version?.status ? <StatusMark status={version.status} /> : null}
                {version?.isLikely ? <small>{t('likelyVersion')}</small> : null}
              </div>
            </li>
          )
        })}
      </Lines>
      {children}
    </FormSection>
  )
}
