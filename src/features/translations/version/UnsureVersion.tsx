import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { ListLink } from '../../../core/views/form/RecordLink.tsx'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useKeepPair } from '../near/useKeepPair.ts'
import type { VersionRequest } from './versionRequest.ts'
import { CreateVersion } from './CreateVersion.tsx'
import { recordWay } from './recordWay.ts'
import type { Sought } from './seekVersion.ts'
import { VersionLine, VersionLines } from './VersionLine.tsx'

interface Props {
  asked: VersionRequest
  sought: Extract<Sought, { kind: 'unsure' }>
}

/** Nobody has confirmed a version: what may be it, and a way to make it. */
export function UnsureVersion({ asked, sought }: Props) {
  const { t } = useTranslation(['version', 'sideBySide', 'ui'])
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
              aria-label={t('sideBySide:missing.thisNamed', {
                title: version.texts.title || t('ui:untitled'),
              })}
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
