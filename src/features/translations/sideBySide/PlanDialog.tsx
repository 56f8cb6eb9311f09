import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import { formatDateTime } from '../../../i18n/formats.ts'
import type { ApiError } from '../../../api/apiError.ts'
import { useConfirmedClose } from '../../../ui/confirm/useConfirmedClose.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { answerIn, keyOfQuestion, type LinkQuestion, usualAnswer } from './copyFacts.ts'
import type { Answers, Plan } from './plan.ts'
import type { HeldVersion } from './useVersion.ts'

const Pairs = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1.5, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'baseline' },
  '& li > div': { minWidth: 0, overflowWrap: 'anywhere' },
}))

const Questions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBlockStart: theme.spacing(2),
}))

interface Props {
  plan: Pick<Plan, 'unconfirmed' | 'questions'>
  source: HeldVersion
  title: string
  /** What is about to be done. */
  text?: string
  action: string
  refusal: ApiError | null
  isBusy: boolean
  onGo: (answers: Answers) => void
  onCancel: () => void
  /** The page asks by itself before it is left. */
  isPageGuarded: boolean
}

/** What has to be said or chosen before something is written through pairs that nobody has confirmed. */
export function PlanDialog({ plan, source, refusal, isBusy, onGo, onCancel, ...props }: Props) {
  const { t } = useTranslation(['sideBySide', 'recordForm', 'version'])
  const id = useId()
  const [chosen, setChosen] = useState<Answers>({})
  const usual = Object.fromEntries(
    plan.questions.map((question) => [keyOfQuestion(question), usualAnswer(question)]),
  )
  const answers = { ...usual, ...chosen }
  const close = useConfirmedClose({
    isChanged: Object.entries(chosen).some(([key, answer]) => answer !== usual[key]),
    onClose: onCancel,
    isPageGuarded: props.isPageGuarded,
  })
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        {refusal ? <SaveError refusal={refusal} name="" /> : null}
        {props.text ? <DialogContentText sx={{ mb: 2 }}>{props.text}</DialogContentText> : null}
        {plan.unconfirmed.length > 0 ? (
          <>
            <DialogContentText>{t('plan.pair')}</DialogContentText>
            <Pairs>
              {[source, ...plan.unconfirmed].map((version) => (
                <PairLine key={version.language} version={version} />
              ))}
            </Pairs>
          </>
        ) : null}
        {plan.questions.length > 0 ? (
          <>
            <DialogContentText>{t('plan.links')}</DialogContentText>
            <Questions>
              {plan.questions.map((question) => {
                const key = keyOfQuestion(question)
                return (
                  <Question
                    key={key}
                    question={question}
                    value={String(answers[key])}
                    onChange={(answer) => setChosen({ ...chosen, [key]: answer })}
                  />
                )
              })}
            </Questions>
          </>
        ) : null}
        <DialogContentText sx={{ mt: 2 }}>{t('version:kept')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={close}>{t('recordForm:conflict.cancel')}</Button>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => onGo(answers)}>
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function PairLine({ version: { language, opened } }: { version: HeldVersion }) {
  const { t, i18n } = useTranslation(['sideBySide', 'recordForm', 'version'])
  const nameOf = useLanguageName()
  return (
    <li>
      <LanguageChip language={language} label={nameOf(language)} />
      <div>
        <strong lang={language}>{opened.title}</strong>
        <br />
        <Facts>
          {formatDateTime(i18n.language, opened.start_date)}
          {opened.slug || t('version:noSlug')}
        </Facts>
      </div>
    </li>
  )
}

interface QuestionProps {
  question: LinkQuestion
  value: string
  onChange: (answer: Answers[string]) => void
}

function Question({ question, value, onChange }: QuestionProps) {
  const { t } = useTranslation(['sideBySide', 'recordForm', 'version'])
  const nameOf = useLanguageName()
  const { field, from, language, options } = question
  return (
    <TextField
      select
      fullWidth
      label={t(`link.${field}`, { name: from.name, language: nameOf(language) })}
      value={value}
      onChange={(event) => onChange(answerIn(event.target.value))}
    >
      {options.map((option) => (
        <MenuItem key={option.id} value={String(option.id)} lang={language}>
          {t('link.this', { name: option.name, id: option.id })}
        </MenuItem>
      ))}
      <MenuItem value="create">{t('link.create', { name: from.name })}</MenuItem>
      {question.isAmongOthers ? (
        <MenuItem value="without">{t('link.without', { name: from.name })}</MenuItem>
      ) : null}
      <MenuItem value="leave">{t('link.leave')}</MenuItem>
    </TextField>
  )
}
