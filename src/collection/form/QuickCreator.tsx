import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useCallback, useId, useState } from 'react'
import type { FormEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { FieldScope } from '../../ui/form/fieldId.ts'
import type { CreationTerms } from '../safeCreation.ts'
import { AskPerhapsMade } from './creating/AskPerhapsMade.tsx'
import { withTries } from './creating/tries.ts'
import type { CreateRecord } from './creating/tries.ts'
import { useQuickMirror } from './drafts/useQuickMirror.ts'
import type { NamesakesOf } from './namesakes.ts'
import type { FieldsOf, RecordForm, RecordWords, Shown } from './recordForm.ts'
import { SaveRefusal } from './SaveRefusal.tsx'
import { useBoxes } from './useBoxes.ts'
import { useSaving } from './useSaving.ts'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
}))

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  definition: RecordForm<R, V, Update>
  words: RecordWords<R, V>
  title: string
  /** Says what is left for later. */
  text: string
  filled: V
  create: CreateRecord<R, V>
  /** The fields that a record is most often in need of. */
  Short: FieldsOf<R, V>
  Namesakes: NamesakesOf<R>
  /** Told the record that was made, or the one of its name that was chosen in its place. */
  onDone: (record: R) => void
  onCancel: () => void
}

/** A new record made beside another form, of which nothing is touched. */
export function QuickCreator<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { definition, words, Short, Namesakes } = props
  const { t } = useTranslation('recordForm')
  const id = useId()
  const [open] = useState({ definition, opened: null, filled: props.filled })
  const form = useBoxes(words, open.filled, true)
  const mirror = useQuickMirror<R, V, Update>(form, open)
  const done = (record: R) => {
    void mirror.end()
    props.onDone(record)
  }
  const cancel = () => {
    void mirror.end()
    props.onCancel()
  }
  const create = withTries(props.create, mirror.tries)
  const write = async (boxes: V, terms: CreationTerms) => done((await create(boxes, terms)).record)
  const saving = useSaving<R, V>({
    form,
    names: definition.boxes,
    write: (boxes) => write(boxes, {}),
    refusalWords: words.refusal,
  })
  const { setFocus } = form
  const [first] = definition.boxes
  // What was typed stands in the first box: with Enter it is a record. The boxes come after the dialog does.
  const focusFirst = useCallback(
    (boxes: HTMLElement | null) => {
      if (boxes && first) setFocus(first)
    },
    [setFocus, first],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog's events rise to the form it was opened from.
    event.stopPropagation()
    if (!saving.isSaving) saving.save()
  }
  const close = (_: unknown, reason: string) => {
    // A click beside the dialog is no wish to lose what was typed in it.
    if (reason !== 'backdropClick') cancel()
  }
  const labels = Object.fromEntries(definition.boxes.map((name) => [name, words.label(name)]))
  if (saving.named)
    return (
      <Namesakes
        existing={saving.named.reason.existing}
        onUse={done}
        onCreate={() => void saving.attempt(() => write(form.getValues(), { evenIfNamed: true }))}
        onCancel={saving.dismiss}
      />
    )
  if (saving.perhaps)
    return (
      <AskPerhapsMade
        {...{ definition }}
        existing={saving.perhaps.reason.existing}
        onUse={done}
        onCreate={() =>
          void saving.attempt(() =>
            write(form.getValues(), { evenIfNamed: true, evenIfMade: true }),
          )
        }
        onCancel={saving.dismiss}
      />
    )
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate autoComplete="off" onSubmit={submit}>
        <DialogTitle id={id}>{props.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{props.text}</DialogContentText>
          {saving.failed ? (
            <SaveRefusal
              key={saving.failed.reason.message}
              refusal={saving.failed.reason}
              name=""
              onRetry={() => saving.save()}
            />
          ) : null}
          <FieldScope value="quick">
            <ErrorSummary control={form.control} labels={labels} />
            <Fields ref={focusFirst}>
              <Short form={form} opened={null} />
            </Fields>
          </FieldScope>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{t('quick.cancel')}</Button>
          <Button type="submit" variant="contained" aria-disabled={saving.isSaving}>
            {t(saving.isSaving ? 'quick.creating' : 'quick.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
