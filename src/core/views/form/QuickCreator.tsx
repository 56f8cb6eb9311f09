import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ReadOnly } from '../../../ui/form/readOnly.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { NamesakesOf } from './namesakes.ts'
import { QuickDialog } from './quick/QuickDialog.tsx'
import { type QuickForm, useQuickForm } from './quick/useQuickForm.ts'
import type { FieldsOf, Shown } from './recordForm.ts'
import { SaveStatus } from './SaveStatus.tsx'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
}))

interface Props<R extends Shown, V extends FieldValues, Update extends object> extends QuickForm<
  R,
  V,
  Update
> {
  title: string
  /** Says what is left for later. */
  text: string
  /** The fields that a record is most often in need of. */
  Short: FieldsOf<R, V>
  Namesakes?: NamesakesOf<R>
}

/** A new record made beside another form, of which nothing is touched, or by the fields it is most in need of. */
export function QuickCreator<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { definition, words, Short, Namesakes, whole } = props
  const quick = useQuickForm(props)
  const { form, saving, done } = quick
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
      {...(whole ? { onQueued: quick.drop, draft: () => quick.draftFor(whole) } : {})}
    />
  )
  // What is asked takes the place of the boxes.
  if (saving.held && saving.held.kind !== 'refused') return status
  return (
    <QuickDialog
      title={props.title}
      text={props.text}
      scope={`quick-${definition.name}`}
      isSaving={saving.isSaving}
      onSave={saving.save}
      onCancel={quick.cancel}
      onWhole={quick.openWhole}
    >
      <LeaveGuard control={form.control} drafting={quick.mirror} isSaved={quick.isDone} />
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
