import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import type { ApiError } from '../../../api/apiError.ts'
import { useConfirmedClose } from '../../../ui/confirm/useLeaveGuard.ts'
import { stack } from '../../../ui/layout.ts'
import { VersionLine, VersionLines } from '../version/VersionLine.tsx'
import { keyOfQuestion, usualAnswer } from './copyFacts.ts'
import { LinkSelect } from './LinkSelect.tsx'
import type { Answers, Plan } from './plan.ts'
import type { HeldVersion } from './useVersion.ts'

const Questions = stack('div', 2, (theme) => ({ marginBlockStart: theme.spacing(2) }))

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
            <VersionLines>
              {[source, ...plan.unconfirmed].map(({ language, opened }) => (
                <VersionLine key={language} version={{ ...opened, language }} />
              ))}
            </VersionLines>
          </>
        ) : null}
        {plan.questions.length > 0 ? (
          <>
            <DialogContentText>{t('plan.links')}</DialogContentText>
            <Questions>
              {plan.questions.map((question) => {
                const key = keyOfQuestion(question)
                return (
                  <LinkSelect
                    key={key}
                    {...{ question }}
                    offersNew
                    value={answers[key] ?? 'leave'}
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
