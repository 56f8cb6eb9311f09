import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import { usePutBack } from '../../collection/form/aftermath/usePutBack.ts'
import { RecordLink } from '../../collection/form/RecordLink.tsx'
import type { QueuedWrite } from '../../collection/queue/queued.ts'
import type { Sent } from '../../collection/queue/replay.ts'
import type { Saved } from '../../collection/saved.ts'
import { writables } from '../../records/records.ts'
import { languageOf } from '../../service/language.ts'
import { useService } from '../../service/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { eventsWithoutOthers, sentWord } from './sentWord.ts'
import { useQueueWords } from './useQueueWords.ts'

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  '& ul': { paddingInlineStart: theme.spacing(2.5) },
  '& li': { marginBlock: theme.spacing(0.75) },
}))

/** What came of each that was sent. */
export function Results({ sent }: { sent: readonly Sent[] }) {
  const { t } = useTranslation('queue')
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {t('results')}
      </Typography>
      <ul>
        {sent.map((one) => (
          <Result key={one.item.key} sent={one} />
        ))}
      </ul>
    </Section>
  )
}

function Result({ sent }: { sent: Sent }) {
  const { t } = useTranslation(['queue', 'recordDeletion'])
  const { item, done } = sent
  const { title } = useQueueWords(item)
  const count = eventsWithoutOthers(sent)
  return (
    <li>
      {t(sentWord(sent), { title })} {count > 0 ? t('recordDeletion:notPutBack', { count }) : null}
      {'record' in done && done.differences.length > 0 ? <Differing {...{ item, done }} /> : null}
      {'record' in done ? (
        <RecordLink
          name={item.collection}
          language={item.language}
          place={{ id: String(done.record.id) }}
        >
          {t('action.open', { title })}
        </RecordLink>
      ) : null}
    </li>
  )
}

interface DifferingProps {
  item: QueuedWrite
  done: Saved<Identified>
}

/** What the service made otherwise of it, and the way to put that back. */
function Differing({ item, done }: DifferingProps) {
  const { t } = useTranslation('queue')
  const { title, labels } = useQueueWords(item)
  const service = useService()
  const language = languageOf(service.configuration, item.language) ?? service.language
  const { saved, tell } = usePutBack({
    service: service.in(language),
    collection: writables[item.collection],
    saved: done,
    linked: writables,
  })
  const fields = saved.differences.map(({ field }) => field)
  if (fields.length === 0) return `${t('sent.allBack')} `
  return (
    <>
      {t('sent.differs', { fields: labels(fields) })}{' '}
      <Button aria-label={t('sent.putBackOf', { title })} onClick={tell}>
        {t('sent.putBack')}
      </Button>{' '}
    </>
  )
}
