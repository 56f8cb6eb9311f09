import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { KnownAnswer, LanguageAnswer } from './LanguageAnswer.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { titleOf } from './titleOf.ts'
import { useFacts } from './useFacts.ts'
import { type SoughtVersion, useVersions } from './useVersions.ts'
import { VersionReading } from './VersionReading.tsx'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'

interface Props extends SoughtVersion {
  /** the event whose version it is, in the language of the page */
  id: number
}

/** What people see of an event in another language: of its version, or that there is none that is sure. */
function OtherLanguage({ language, sought, id }: Props) {
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

const Sections = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }))

/** Why the event with the number in the address is, or is not, seen by everybody, in each language. */
export function EventVisibilityPage() {
  const { id = '' } = useParams({ strict: false })
  const { language } = useService()
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  return <EventVisibility key={`${language} ${id}`} id={Number(id)} />
}

function EventVisibility({ id }: { id: number }) {
  const { t } = useTranslation('visibility')
  const client = useQueryClient()
  const service = useService()
  const { language, configuration } = service
  const known = useFacts(service, [id])
  const { versions, again } = useVersions(service, id)
  const askAgain = () => {
    void client.invalidateQueries().then(again)
  }
  const title = titleOf(known.of(id)) || t('number', { id })
  return (
    <>
      <PageHeader
        title={t('title', { title })}
        summary={t('summary')}
        actions={
          <>
            <Button variant="outlined" onClick={askAgain}>
              {t('again')}
            </Button>
            <RouterButton to="/$language/events/$id" params={{ language, id: String(id) }}>
              {t('remedy.form')}
            </RouterButton>
          </>
        }
      />
      <Sections>
        {languagesOf(configuration).map((one) => {
          const version = versions.find((other) => other.language === one)
          return (
            <LanguageSection key={one} language={one}>
              {version ? (
                <OtherLanguage {...version} id={id} />
              ) : (
                <>
                  <VersionReading {...{ service, id, known }} onAgain={askAgain} />
                  <KnownAnswer {...{ service, id, known }} />
                </>
              )}
            </LanguageSection>
          )
        })}
      </Sections>
    </>
  )
}
