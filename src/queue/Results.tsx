import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordLink } from '../collection/form/RecordLink.tsx'
import type { Sent } from '../collection/queue/replay.ts'
import { differing, sentWord } from './sentWord.ts'
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
  const { title, labels } = useQueueWords(item)
  const fields = differing(sent)
  return (
    <li>
      {t(sentWord(sent), { title })}{' '}
      {fields.length > 0 ? `${t('sent.differs', { fields: labels(fields) })} ` : ''}
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
