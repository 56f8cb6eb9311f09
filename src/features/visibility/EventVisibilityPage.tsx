import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { languagesOf, type Language } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { KnownAnswer, LanguageAnswer } from './LanguageAnswer.tsx'
import { LanguageSection, VersionReading } from './VersionReading.tsx'
import { titleOf } from './facts.ts'
import { useFacts } from './useFacts.ts'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { ApiError } from '../../api/apiError.ts'
import { type Service, withPriority } from '../../api/service.ts'
import { untilIdle } from '../../ui/whenIdle.ts'
import { seekVersion, type Sought } from '../translations/version/seekVersion.ts'

/** The version of an event in another language, as far as it was looked for. */
interface SoughtVersion {
  readonly language: Language
  readonly sought: Sought | null
}

/** A reading that was called off, because nobody looked any more at what it was shared with. */
const unanswered = (): Sought => ({
  kind: 'refused',
  refusal: new ApiError({ kind: 'unanswered' }),
})

/** Looks for the versions of an event in every other language: those confirmed, and those that are almost certain. */
function useVersions(service: Service, id: number) {
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const others = languagesOf(service.configuration).filter((one) => one !== service.language)
  const [versions, setVersions] = useState<readonly SoughtVersion[]>(() =>
    others.map((language) => ({ language, sought: null })),
  )
  // Where it cannot be looked for once more, what was found stays: that it is not answered is said of itself.
  const isKept = ({ sought }: SoughtVersion, next: SoughtVersion) =>
    sought?.kind === 'here' && next.sought?.kind === 'refused'
  const put = (next: SoughtVersion) =>
    setVersions((before) =>
      before.map((one) => (one.language === next.language && !isKept(one, next) ? next : one)),
    )
  const seek = async (language: Language, isShown: boolean): Promise<SoughtVersion> => {
    // What people see of it in the language of the page comes first.
    await untilIdle()
    const place = { id }
    const asked = { from: service.language, collection: 'events', place, isBeside: false } as const
    const there = withPriority(service.in(language), 'background')
    const seeking = { client, service: there, reach, asked, isShown }
    return { language, sought: await seekVersion(seeking).catch(unanswered) }
  }
  const begin = useEffectEvent(() => others.map((language) => seek(language, true)))
  const take = useEffectEvent(put)
  useEffect(() => {
    let isWanted = true
    const follow = async (seeking: Promise<SoughtVersion>) => {
      const next = await seeking
      if (isWanted) take(next)
    }
    for (const seeking of begin()) void follow(seeking)
    return () => {
      isWanted = false
    }
  }, [])
  return {
    versions,
    again(): void {
      for (const language of others) void seek(language, false).then(put)
    },
  }
}

interface Props extends SoughtVersion {
  /** the event whose version it is, in the language of the page */
  id: number
}

/** What people see of an event in another language: of its version, or that there is none that is sure. */
function OtherLanguage({ language, sought, id }: Props) {
  const { t } = useTranslation(['visibility', 'eventForm'])
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
  const { t } = useTranslation(['visibility', 'eventForm'])
  const client = useQueryClient()
  const service = useService()
  const { language, configuration } = service
  const known = useFacts(service, [id])
  const { versions, again } = useVersions(service, id)
  const askAgain = () => {
    void client.invalidateQueries().then(again)
  }
  const title = titleOf(known.of(id)) || t('eventForm:page.number', { id })
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
