import { Suspense, useId } from 'react'
import { usePageStore } from '../../platform/pageStore.ts'
import { openQuestion, type OpenQuestion } from './confirm.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'

/** Where `confirm` asks. The shell holds exactly one; its messages may come with the first question. */
export function ConfirmHost() {
  const question = usePageStore(openQuestion)
  return question ? (
    <Suspense fallback={null}>
      {'render' in question ? (
        question.render(question.answer)
      ) : (
        <ConfirmDialog question={question} />
      )}
    </Suspense>
  ) : null
}

/** The safe button has the focus: a reflex on Enter destroys nothing. */
function ConfirmDialog({ question }: { question: OpenQuestion }) {
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={() => question.answer(false)}
    >
      <DialogTitle id={`${id}title`}>{question.title}</DialogTitle>
      {question.text ? (
        <DialogContent>
          <DialogContentText id={`${id}text`}>{question.text}</DialogContentText>
        </DialogContent>
      ) : null}
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button sx={{ whiteSpace: 'normal' }} onClick={() => question.answer(false)}>
          {question.decline ?? t('cancel')}
        </Button>
        {question.instead ? (
          <Button color="error" onClick={() => chooseInstead(question)}>
            {question.instead.action}
          </Button>
        ) : null}
        <Button
          variant="contained"
          color={question.isDangerous ? 'error' : 'primary'}
          onClick={() => question.answer(true)}
        >
          {question.action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function chooseInstead({ instead, answer }: OpenQuestion): void {
  instead?.onChoose()
  answer(true)
}
