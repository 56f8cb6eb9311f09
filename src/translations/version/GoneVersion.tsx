import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { RecordLink } from '../../collection/form/RecordLink.tsx'
import { useService } from '../../service/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { changeConfirmed } from '../confirming/confirmedHere.ts'
import { saidApart } from '../confirming/said.ts'
import type { AskedVersion } from './askedVersion.ts'
import type { Sought } from './seekVersion.ts'
import { VersionLine, VersionLines } from './VersionLine.tsx'

interface Props {
  asked: AskedVersion
  sought: Extract<Sought, { kind: 'gone' }>
  onAgain: () => void
}

/** What was confirmed as the version is deleted or in the trash: to be restored, or to be forgotten. */
export function GoneVersion({ asked, sought, onAgain }: Props) {
  const { t } = useTranslation('version')
  const service = useService()
  const nameOf = useLanguageName()
  const { source, id, trashed } = sought
  const language = nameOf(service.language)
  const forget = async () => {
    const leaves = { language: service.language, id }
    await changeConfirmed(service.site, (pairs) =>
      saidApart(pairs, asked.collection, source, leaves),
    )
    onAgain()
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageHeader
        title={t('title', { title: source.texts.title || t('untitled'), language })}
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
