import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { ListLink } from '../../../core/views/form/RecordLink.tsx'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { makeCounterpart } from '../making/makeCounterpart.ts'
import { useAttempt } from '../making/useAttempt.ts'
import { useMadeDiffering } from '../making/useMadeDiffering.ts'
import type { Found } from '../near/found.ts'
import { useKeepPair } from '../near/useKeepPair.ts'
import type { Version } from '../state/version.ts'
import { VersionLine, VersionLines } from './VersionLine.tsx'
import type { Sought } from './seekVersion.ts'
import { type VersionRequest, recordWay } from './versionRequest.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'

interface UnsureVersionProps {
  asked: VersionRequest
  sought: Extract<Sought, { kind: 'unsure' }>
}

/** Nobody has confirmed a version: what may be it, and a way to make it. */
export function UnsureVersion({ asked, sought }: UnsureVersionProps) {
  const { t, i18n } = useTranslation(['version', 'ui'])
  const service = useService()
  const nameOf = useLanguageName()
  const navigate = useNavigate()
  const keep = useKeepPair()
  const mayWrite = useMayWrite(service)
  const { source, proposed, isWhole, found } = sought
  const { collection } = asked
  const language = nameOf(service.language)
  const title = source.texts.title || t('ui:untitled')
  const confirm = async (id: number) => {
    // Where the browser does not keep it, that is said, and the editor has said it all the same.
    await keep({
      collection,
      versions: { [source.language]: source.id, [service.language]: id },
    })
    await navigate({ ...recordWay({ ...asked, place: { id } }, service.language), replace: true })
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageHeader
        title={t('title', { title, language })}
        summary={t(proposed.length > 0 ? 'perhaps.text' : 'none.text', { language })}
      />
      {isWhole ? null : (
        <Alert severity="info" role="presentation">
          {t('notWhole', { language })}
        </Alert>
      )}
      <VersionLines>
        <VersionLine version={{ ...source, title: source.texts.title }} />
        {proposed.map((version) => (
          <VersionLine key={version.id} version={{ ...version, title: version.texts.title }}>
            <Button
              variant="outlined"
              aria-label={[
                `${t('perhaps.confirm')}: ${version.texts.title || t('ui:untitled')}`,
                ...(version.start_date ? [formatDateTime(i18n.language, version.start_date)] : []),
              ].join(', ')}
              onClick={() => void confirm(version.id)}
            >
              {t('perhaps.confirm')}
            </Button>
          </VersionLine>
        ))}
      </VersionLines>
      {proposed.length > 0 ? <p>{t('kept')}</p> : null}
      {mayWrite ? <CreateVersion {...{ asked, source, found }} /> : null}
      <ListLink name={collection} language={service.language}>
        {t('list', { language })}
      </ListLink>
    </Stack>
  )
}

interface CreateVersionProps {
  asked: VersionRequest
  source: Version
  found: Pick<Found, 'mateOf'>
}

/** Makes a version that is missing: of an event beside its source, of anything else at once. */
function CreateVersion({ asked, source, found }: CreateVersionProps) {
  const { t } = useTranslation(['version', 'ui'])
  const nameOf = useLanguageName()
  const { language } = useService()
  const { collection } = asked
  if (collection !== 'events') return <CreateLinked {...{ asked, source, found, collection }} />
  const way = recordWay({ collection, place: source, isBeside: true }, asked.from)
  return (
    <RouterButton {...way} search={{ create: language }} variant="contained">
      {t('create.event', { language: nameOf(language) })}
    </RouterButton>
  )
}

interface LinkedProps extends CreateVersionProps {
  collection: Exclude<VersionRequest['collection'], 'events'>
}

function CreateLinked({ asked, source, found, collection }: LinkedProps) {
  const { t } = useTranslation(['version', 'ui'])
  const nameOf = useLanguageName()
  const there = useService()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keep = useKeepPair()
  const onMade = useMadeDiffering()
  const { refusal, isBusy, attempt } = useAttempt()
  const create = async () => {
    const making = { client, service: there.in(asked.from), there, found, onMade }
    const id = await makeCounterpart(making, collection, source.id)
    const versions = { [source.language]: source.id, [there.language]: id }
    await keep({ collection, versions })
    await navigate({ ...recordWay({ ...asked, place: { id } }, there.language), replace: true })
  }
  return (
    <div>
      {refusal ? <SaveError refusal={refusal} name={source.texts.title} /> : null}
      <Button variant="contained" aria-disabled={isBusy} onClick={() => void attempt(create)}>
        {t(isBusy ? 'ui:creating' : 'create.linked', { language: nameOf(there.language) })}
      </Button>
    </div>
  )
}
