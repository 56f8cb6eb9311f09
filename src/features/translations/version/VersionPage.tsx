import { useQueryClient } from '@tanstack/react-query'
import { Navigate, notFound, useParams } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useService } from '../../../api/useService.ts'
import { Late } from '../../../ui/Late.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { type VersionRequest, versionRequest, recordWay } from './versionRequest.ts'
import { seekVersion, type Sought } from './seekVersion.ts'
import { UnsureVersion } from './UnsureVersion.tsx'
import { ListLink, RecordLink } from '../../../core/views/form/RecordLink.tsx'
import Stack from '@mui/material/Stack'
import { Button } from '../../../ui/Button.tsx'
import { changeConfirmed } from '../confirming/confirmedHere.ts'
import { separated } from '../confirming/linkDecisions.ts'
import { VersionLine, VersionLines } from './VersionLine.tsx'

/** The version that a record of another language has in this one: the page of that, or what there is to do about it. */
export function VersionPage() {
  const { _splat = '' } = useParams({ strict: false })
  const { configuration, language } = useService()
  const asked = versionRequest(_splat, configuration)
  if (asked === null) throw notFound()
  if (asked.from === language) return <Navigate {...recordWay(asked, language)} replace />
  return <Seeking key={`${language} ${_splat}`} asked={asked} />
}

function Seeking({ asked }: { asked: VersionRequest }) {
  const service = useService()
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const seek = () => seekVersion({ client, service, reach, asked })
  const [seeking, setSeeking] = useState(seek)
  return (
    <Suspense fallback={<Looking />}>
      <Answer {...{ asked, seeking }} onAgain={() => setSeeking(seek())} />
    </Suspense>
  )
}

function Looking() {
  const { t } = useTranslation(['version', 'ui', 'visibility'])
  const nameOf = useLanguageName()
  return (
    <>
      <Late>
        <PageHeader
          title={t('visibility:version.seeking', { language: nameOf(useService().language) })}
        />
      </Late>
      <PageSkeleton />
    </>
  )
}

interface AnswerProps {
  asked: VersionRequest
  seeking: Promise<Sought>
  onAgain: () => void
}

function Answer({ asked, seeking, onAgain }: AnswerProps) {
  const { t } = useTranslation(['version', 'ui', 'visibility'])
  const nameOf = useLanguageName()
  const { language } = useService()
  const sought = use(seeking)
  if (sought.kind === 'here')
    return <Navigate {...recordWay({ ...asked, place: { id: sought.id } }, language)} replace />
  if (sought.kind === 'unsure') return <UnsureVersion {...{ asked, sought }} />
  if (sought.kind === 'gone') return <GoneVersion {...{ asked, sought, onAgain }} />
  if (sought.kind === 'noSource') return <NoSource asked={asked} />
  return (
    <>
      <PageHeader title={t('unknown', { language: nameOf(language) })} />
      <SaveError refusal={sought.refusal} name="" onRetry={onAgain} />
    </>
  )
}

/** What a version is wanted of is not there itself. */
function NoSource({ asked }: { asked: VersionRequest }) {
  const { t } = useTranslation(['version', 'ui', 'visibility'])
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

interface Props {
  asked: VersionRequest
  sought: Extract<Sought, { kind: 'gone' }>
  onAgain: () => void
}

/** What was confirmed as the version is deleted or in the trash: to be restored, or to be forgotten. */
function GoneVersion({ asked, sought, onAgain }: Props) {
  const { t } = useTranslation(['version', 'ui', 'visibility'])
  const service = useService()
  const nameOf = useLanguageName()
  const { source, id, trashed } = sought
  const language = nameOf(service.language)
  const forget = async () => {
    const leaves = { language: service.language, id }
    await changeConfirmed(service.site, (pairs) =>
      separated(pairs, asked.collection, source, leaves),
    )
    onAgain()
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageHeader
        title={t('title', { title: source.texts.title || t('ui:untitled'), language })}
        summary={t(trashed ? 'gone.trashed' : 'gone.deleted', { language, id })}
      />
      <VersionLines>
        <VersionLine version={{ ...source, title: source.texts.title }} />
        {trashed ? <VersionLine version={{ ...trashed, title: trashed.texts.title }} /> : null}
      </VersionLines>
      {trashed ? (
        <RecordLink name={asked.collection} language={service.language} place={{ id: String(id) }}>
          {t('gone.open')}
        </RecordLink>
      ) : null}
      <Button variant="outlined" onClick={() => void forget()}>
        {t('gone.forget')}
      </Button>
    </Stack>
  )
}
