import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import type { Field } from '../../collection/field.ts'
import type { QueuedWrite } from '../../collection/queue/queued.ts'
import { formatAge, formatInstant } from '../../i18n/instants.ts'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { ItemActions } from './ItemActions.tsx'
import { ItemState } from './ItemState.tsx'
import { writables } from '../../records/records.ts'
import { useQueueWords } from './useQueueWords.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'
import { contentLanguage } from '../../collection/form/contentLanguage.ts'

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  overflowWrap: 'anywhere',
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
}))

interface Props {
  item: QueuedWrite
  /** Sends what can go now. */
  onRetry: () => void
}

/** One that waits: what it is, what it changes, how it stands, what can be done about it. */
export function QueueItem({ item, onRetry }: Props) {
  const { t, i18n } = useTranslation('queue')
  const id = useId()
  const { title } = useQueueWords(item)
  const { collection, opened, deletes, at, language } = item
  const what = deletes ? 'kindGone' : opened === null ? 'kindNew' : 'kind'
  const kind = t(`${what}.${collection}`)

  return (
    <Card aria-labelledby={id}>
      <div>
        <Typography variant="h3" component="h2" id={id} lang={item.title ? language : undefined}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <LanguageChip language={language} /> {`${kind}, `}
          <time dateTime={at} title={formatInstant(i18n.language, at)}>
            {formatAge(i18n.language, at)}
          </time>
        </Typography>
      </div>
      {deletes ? null : <Changes item={item} />}
      <ItemState item={item} />
      <ItemActions item={item} onRetry={onRetry} />
    </Card>
  )
}

/** Nothing where another version of the application kept the record, in a shape that this one does not read. */
function valueIn(field: Field<Identified, unknown> | undefined, record: Identified): unknown {
  try {
    return field?.of(record)
  } catch {
    return undefined
  }
}

function Changes({ item }: { item: QueuedWrite }) {
  const { t } = useTranslation('queue')
  const { labelOf, sayValue } = useQueueWords(item)
  const { collection, opened, changes, language } = item
  const said = (name: string, value: unknown) =>
    inLanguage(sayValue(name, value), contentLanguage(name, value, language))
  const { fields } = writables[collection]
  return (
    <ul>
      {Object.entries(changes).map(([name, value]) => {
        const field = labelOf(name)
        const now = said(name, value)
        const was = opened === null ? undefined : valueIn(fields[name], opened)
        return (
          <li key={name}>
            <Sentence
              words={
                opened === null
                  ? t('value', { field, now })
                  : t('change', { field, now, was: said(name, was) })
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
