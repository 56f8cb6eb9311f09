import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useDocumentation } from '../../../core/query/descriptionOptions.ts'
import { onOneLine } from '../../../core/resource/plainText.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import type { Operation } from '../reference/operations.ts'
import { answersOf, type Documented } from './documented.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  '& li > strong': { fontFamily: 'monospace' },
  '& summary': { cursor: 'pointer', minHeight: 24 },
  '& dl': { margin: 0, paddingInlineStart: theme.spacing(2) },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, paddingInlineStart: theme.spacing(2) },
}))

/** The answers that an operation may have, as `/doc` tells them; nothing where there is no `/doc`, which the page says. */
export function Answers({ operation }: { operation: Operation }) {
  const { t } = useTranslation('reference')
  const { data } = useDocumentation()
  if (!data) return null
  const answers = answersOf(data, operation)
  return (
    <>
      <Typography variant="h3" component="h4">
        {t('answers.title')}
      </Typography>
      {answers.length === 0 ? <p>{t('answers.unsaid')}</p> : null}
      <List>
        {answers.map((answer) => (
          <AnswerLine key={answer.status} answer={answer} />
        ))}
      </List>
    </>
  )
}

function AnswerLine({ answer }: { answer: Documented }) {
  const { t, i18n } = useTranslation('reference')
  const { language } = useService()
  const { status, description, schema, fields } = answer
  const count = fields.length
  const number = formatNumber(i18n.language, count)
  return (
    <li>
      <strong>{status}</strong> <span lang={language}>{onOneLine(description)}</span>
      {count > 0 ? (
        <details>
          <summary>{t('answers.fields', { count, number, schema })}</summary>
          <dl>
            {fields.map(({ name, type, description: meaning }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code> {type}
                </dt>
                <dd lang={language}>{onOneLine(meaning)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  )
}
