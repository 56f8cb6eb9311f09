import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { makeCounterpart } from '../making/makeCounterpart.ts'
import { useAttempt } from '../making/useAttempt.ts'
import { useMadeDiffering } from '../making/useMadeDiffering.ts'
import type { Found } from '../near/found.ts'
import { useKeepPair } from '../near/useKeepPair.ts'
import type { Version } from '../state/version.ts'
import type { VersionRequest } from './versionRequest.ts'
import { recordWay } from './recordWay.ts'

interface Props {
  asked: VersionRequest
  source: Version
  found: Pick<Found, 'mateOf'>
}

/** Makes a version that is missing: of an event beside its source, of anything else at once. */
export function CreateVersion({ asked, source, found }: Props) {
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

interface LinkedProps extends Props {
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
