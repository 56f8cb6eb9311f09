import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useService } from '../../../api/useService.ts'
import { AboveActionBar } from '../../../ui/form/ActionBar.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { ReadOnly } from '../../../ui/form/readOnly.ts'
import { useMayWrite } from '../list/statusReach.ts'
import type { Drafting } from './drafts/useDrafting.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { NounLabels } from './recordForm.ts'
import { ReadOnlyNote } from './ReadOnlyNote.tsx'
import { SaveBar } from './SaveBar.tsx'

interface Props<V extends FieldValues> {
  form: UseFormReturn<V>
  boxes: readonly FieldPath<V>[]
  words: NounLabels
  isSaving: boolean
  /** A new record that was made: the page is leaving by itself, and nobody is asked whether it may. */
  isSaved?: boolean
  /** A new record is on its way: nothing more is typed into this form. */
  isLocked?: boolean
  onSave: (status?: string) => void
  fields: ReactNode
  drafting: Drafting
  /** What there is to say of texts kept on this device, to who may save them. */
  drafts: ReactNode
  /** What there is to say over the fields. */
  children?: ReactNode
}

const Frame = styled('form')({ maxWidth: 960 })

/** The page of a record under its heading, new or not: notes, fields, actions. */
export function RecordFrame<V extends FieldValues>(props: Props<V>) {
  const { form, boxes, words, isSaving, onSave, fields, children } = props
  const mayWrite = useMayWrite(useService())
  const { control } = form
  const labels = Object.fromEntries(boxes.map((name) => [name, words.label(name)]))
  return (
    <Frame noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {mayWrite ? props.drafts : <ReadOnlyNote />}
      {children}
      <ErrorSummary control={control} labels={labels} />
      <ReadOnly value={!mayWrite || props.isLocked === true}>
        <AboveActionBar>{fields}</AboveActionBar>
      </ReadOnly>
      {mayWrite ? (
        <SaveBar {...{ control, isSaving, onSave }} label={words.say('action.label')} />
      ) : null}
      <LeaveGuard control={control} drafting={props.drafting} isSaved={props.isSaved ?? false} />
    </Frame>
  )
}
