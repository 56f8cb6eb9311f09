import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation } from '../../core/write/operation.ts'
import { hourIn, formatDate } from '../../i18n/formats.ts'
import { ComparedTexts } from '../../ui/compare/ComparedTexts.tsx'
import { formatInstantTime } from '../../ui/filters/instantTime.ts'
import { OperationTitle } from './OperationTitle.tsx'
import { dayAt } from './activityFilters.ts'
import { useFieldText } from './useFieldText.ts'
import { writables } from '../../resources/records.ts'
import { type Change, changesOf, recordsOf } from './operationChanges.ts'
import { Sentence } from '../../ui/speech/Sentence.tsx'

const Field = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  overflowWrap: 'anywhere',
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: 600 },
  '& p': { margin: 0 },
}))

interface Props {
  entry: Operation
  /** It can be undone, and does not wait for that. */
  isOpen: boolean
  onUndo: () => void
  onClose: () => void
}

/** One write, field by field: before and after. */
export function CompareDialog({ entry, isOpen, onUndo, onClose }: Props) {
  const { t, i18n } = useTranslation(['activity', 'recordForm', 'ui'])
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 37.5em)')
  const date = formatDate(i18n.language, dayAt(entry.at))
  const time = formatInstantTime(i18n.language, Date.parse(entry.at))
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={id}>
        <OperationTitle entry={entry} />
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {t('at', { count: hourIn(time), date, time })}
        </DialogContentText>
        {changesOf(entry).map((change) => (
          <Changed key={change.field} {...{ entry, change }} />
        ))}
      </DialogContent>
      <DialogActions>
        {isOpen ? <Button onClick={onUndo}>{t('ui:undo')}</Button> : null}
        <Button variant="contained" onClick={onClose}>
          {t('ui:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

function Changed({ entry, change }: { entry: Operation; change: Change }) {
  const { t } = useTranslation(['activity', 'recordForm', 'ui'])
  const words = useFieldText()
  const { collection, operation, language } = entry
  const { before, after } = recordsOf(entry)
  const { field } = change
  const say = (value: unknown, record: unknown) => words.value(entry, field, value, record)
  return (
    <Field>
      <h3>{words.label(collection, field)}</h3>
      {words.isText(collection, field) ? (
        <ComparedTexts
          before={asText(change.before)}
          after={asText(change.after)}
          isHtml={writables[collection].fields[field]?.kind === 'html'}
          lang={language}
        />
      ) : (
        <>
          {operation === 'create' ? null : (
            <p>
              <Sentence
                words={t('recordForm:conflict.before', { value: say(change.before, before) })}
              />
            </p>
          )}
          {operation === 'delete' && after === null ? null : (
            <p>
              <Sentence words={t('after', { value: say(change.after, after) })} />
            </p>
          )}
        </>
      )}
    </Field>
  )
}
