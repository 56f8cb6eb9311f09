import type { FieldValues } from 'react-hook-form'
import { useState } from 'react'
import { isBlank } from '../../../resource/isBlank.ts'
import type { CreationChoice, CreationTerms } from '../../../write/safeCreation.ts'
import type { Saved } from '../../../write/saved.ts'
import { useService } from '../../../../api/useService.ts'
import { confirm } from '../../../../ui/confirm/confirm.ts'
import { draftOf } from '../drafts/draft.ts'
import { type FullForm, useHandingOver } from '../drafts/handed.ts'
import { useQuickMirror } from '../drafts/mirror.ts'
import { lookFirst } from '../lateMistakes.ts'
import { useLeaveQuestion } from '../LeaveGuard.tsx'
import { changedFormValues, type RecordForm, type RecordLabels, type Shown } from '../recordForm.ts'
import { useValidatedForm } from '../useValidatedForm.ts'
import { useSaving } from '../useSaving.ts'

export interface QuickForm<R extends Shown, V extends FieldValues, Update extends object> {
  definition: RecordForm<R, V, Update>
  words: RecordLabels<R, V>
  filled: V
  create: (boxes: V, terms: CreationTerms) => Promise<Saved<R>>
  /** Told the record that was made, and how; or the one that was chosen in its place. */
  onDone: (record: R, saved: Saved<R> | null) => void
  onCancel: () => void
  /** Of a form that stands by itself: the way to every field. */
  whole?: FullForm<V>
}

/** What a short form does with what is typed into it. */
export function useQuickForm<R extends Shown, V extends FieldValues, Update extends object>(
  props: QuickForm<R, V, Update>,
) {
  const { definition, words, whole } = props
  const { language } = useService()
  const [open] = useState({ definition, opened: null, filled: props.filled })
  const form = useValidatedForm(words, open.filled, true)
  const mirror = useQuickMirror<R, V, Update>(form, open)
  const question = useLeaveQuestion(mirror, 'quick')
  const handOver = useHandingOver({ definition, form, mirror })
  const [isDone, setDone] = useState(false)

  const done = (record: R, saved: Saved<R> | null = null) => {
    setDone(true)
    void mirror.end()
    props.onDone(record, saved)
  }
  const write = async (choice: CreationChoice) => {
    const boxes = form.getValues()
    await lookFirst(words, open.filled, boxes)
    const isHeldBack = (await words.isHeldBack?.(open.filled, boxes)) ?? false
    const saved = await props.create(isHeldBack ? { ...boxes, status: 'draft' } : boxes, {
      ...choice,
      of: mirror.of(),
    })
    done(saved.record, saved)
  }
  const saving = useSaving<R, V>({
    form,
    names: definition.boxes,
    write: () => write({}),
    apiErrorMessage: words.refusal,
  })
  /** A box that was emptied holds nothing that could be lost. */
  const isTyped = () => {
    const boxes = form.getValues()
    const changed = changedFormValues(definition.boxes, open.filled, boxes)
    return changed.some((name) => !isBlank(boxes[name]))
  }
  /** It is not wanted here any more. */
  const drop = () => {
    void mirror.end()
    props.onCancel()
  }
  const leave = async () => {
    if (!(await confirm(question))) return
    await mirror.write()
    props.onCancel()
  }
  return {
    /** what is typed, as the draft of the form with every field */
    draftFor: ({ blank }: FullForm<V>) =>
      draftOf({ definition, opened: null, filled: blank }, form.getValues(), language),
    form,
    mirror,
    saving,
    isDone,
    done,
    drop,
    cancel: () => (isTyped() ? void leave() : drop()),
    createAnyway: (choice: CreationChoice) => void saving.attempt(() => write(choice)),
    openWhole: whole && !saving.isSaving ? () => void handOver(whole) : undefined,
  }
}
