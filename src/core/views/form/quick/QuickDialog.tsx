import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldScope } from '../../../../ui/form/fieldId.ts'

/** On a low screen its fields scroll, and what ends it stays in sight. */
const Form = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 })

interface QuickDialogProps {
  title: string
  /** Says what is left for later. */
  text: string
  /** Keeps its fields apart from those of the form it was opened from. */
  scope: string
  isSaving: boolean
  onSave: () => void
  onCancel: () => void
  /** Goes on in the whole form, where there is a way there. */
  onWhole?: (() => void) | undefined
  children: ReactNode
}

/** A short form in a dialog: Enter or Ctrl+S makes the record, Alt+Enter goes on in the whole form. */
export function QuickDialog(props: QuickDialogProps) {
  const { isSaving, onWhole, onCancel } = props
  const { t } = useTranslation('recordForm')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog's events rise to the form it was opened from.
    event.stopPropagation()
    if (!isSaving) props.onSave()
  }
  const press = (event: KeyboardEvent) => {
    const isInHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
    const isWhole = onWhole && event.altKey && event.key === 'Enter'
    if (!isInHere || (!isSave && !isWhole)) return
    event.preventDefault()
    event.stopPropagation()
    if (isWhole) onWhole()
    else if (!isSaving) props.onSave()
  }
  const close = (_: unknown, reason: string) => {
    // A click beside the dialog is no wish to lose what was typed in it.
    if (reason !== 'backdropClick') onCancel()
  }
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      maxWidth="sm"
      fullWidth
    >
      <Form noValidate autoComplete="off" onSubmit={submit} onKeyDownCapture={press}>
        <DialogTitle id={id}>{props.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}text`} sx={{ mb: 2 }}>
            {props.text}
          </DialogContentText>
          <FieldScope value={props.scope}>{props.children}</FieldScope>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {onWhole ? (
            <Button
              onClick={onWhole}
              aria-disabled={isSaving}
              aria-keyshortcuts="Alt+Enter"
              sx={{ mr: 'auto' }}
            >
              {t('quick.whole')}
            </Button>
          ) : null}
          <Button onClick={onCancel}>{t('quick.cancel')}</Button>
          <Button type="submit" variant="contained" aria-disabled={isSaving}>
            {t(isSaving ? 'quick.creating' : 'quick.create')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
