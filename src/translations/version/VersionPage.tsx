import { useQueryClient } from '@tanstack/react-query'
import { Navigate, notFound, useParams } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { SaveRefusal } from '../../collection/form/SaveRefusal.tsx'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useService } from '../../service/useService.ts'
import { Late } from '../../ui/Late.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { type AskedVersion, askedVersion } from './askedVersion.ts'
import { GoneVersion } from './GoneVersion.tsx'
import { NoSource } from './NoSource.tsx'
import { seekVersion, type Sought } from './seekVersion.ts'
import { UnsureVersion } from './UnsureVersion.tsx'
import { recordWay } from './recordWay.ts'

/** The version that a record of another language has in this one: the page of that, or what there is to do about it. */
export function VersionPage() {
  const { _splat = '' } = useParams({ strict: false })
  const { configuration, language } = useService()
  const asked = askedVersion(_splat, configuration)
  if (asked === null) throw notFound()
  if (asked.from === language) return <Navigate {...recordWay(asked, language)} replace />
  return <Seeking key={`${language} ${_splat}`} asked={asked} />
}

function Seeking({ asked }: { asked: AskedVersion }) {
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
  const { t } = useTranslation('version')
  const nameOf = useLanguageName()
  return (
    <>
      <Late>
        <PageHeader title={t('looking', { language: nameOf(useService().language) })} />
      </Late>
      <PageSkeleton />
    </>
  )
}

interface AnswerProps {
  asked: AskedVersion
  seeking: Promise<Sought>
  onAgain: () => void
}

function Answer({ asked, seeking, onAgain }: AnswerProps) {
  const { t } = useTranslation('version')
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
      <SaveRefusal refusal={sought.refusal} name="" onRetry={onAgain} />
    </>
  )
}
