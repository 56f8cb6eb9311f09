import { styled } from '@mui/material/styles'
import { useCallback, type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ReadOnly, FieldScope } from '../../../ui/form/useField.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { type QuickForm, useQuickForm } from './quick/useQuickForm.ts'
import type { Shown } from './recordForm.ts'
import { useTranslation } from 'react-i18next'
import { SaveStatus } from './SaveStatus.tsx'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { stack } from '../../../ui/layout.ts'

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
function QuickDialog(props: QuickDialogProps) {
  const { isSaving, onWhole, onCancel } = props
  const { t } = useTranslation(['recordForm', 'ui'])
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
          <Button onClick={onCancel}>{t('ui:cancel')}</Button>
          <Button type="submit" variant="contained" aria-disabled={isSaving}>
            {t(isSaving ? 'ui:creating' : 'quick.create')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const Fields = stack('div', 2, (theme) => ({ paddingBlock: theme.spacing(1.5) }))

/** A new record made beside another form, of which nothing is touched, or by the fields it is most in need of. */
export function QuickCreator<R extends Shown, V extends FieldValues, Update extends object>(
  props: QuickForm<R, V, Update>,
) {
  const { form: definition, onWhole } = props
  const { messages, Short = definition.Fields, Namesakes } = definition
  const { t } = useTranslation([messages, 'recordForm', 'ui'])
  const quick = useQuickForm(props)
  const { form, words, saving, done } = quick
  const { setFocus } = form
  const [first] = definition.boxes
  // What was typed stands in the first box: with Enter it is a record. The boxes come after the dialog does.
  const focusFirst = useCallback(
    (boxes: HTMLElement | null) => {
      if (boxes && first) setFocus(first)
    },
    [setFocus, first],
  )
  const labels = Object.fromEntries(definition.boxes.map((name) => [name, words.label(name)]))
  const status = (
    <SaveStatus
      {...{ saving, definition, Namesakes }}
      title=""
      onUse={done}
      onCreate={quick.createAnyway}
      onQueued={onWhole && quick.drop}
      draft={quick.draft}
    />
  )
  // What is asked takes the place of the boxes.
  if (saving.held && saving.held.kind !== 'refused') return status
  return (
    <QuickDialog
      title={t(`ui:new.${definition.name}`)}
      text={t('recordForm:quick.more')}
      scope={`quick-${definition.name}`}
      isSaving={saving.isSaving}
      onSave={saving.save}
      onCancel={quick.cancel}
      onWhole={quick.openWhole}
    >
      <LeaveGuard control={form.control} drafting={quick.drafting} isSaved={quick.isDone} />
      {status}
      <ErrorSummary control={form.control} labels={labels} />
      <Fields ref={focusFirst}>
        {/* It closes with the answer: what would be typed until then had no place to stay. */}
        <ReadOnly value={saving.isSaving}>
          <Short form={form} opened={null} />
        </ReadOnly>
      </Fields>
    </QuickDialog>
  )
}
