import type { FieldValues } from 'react-hook-form'
import { useState } from 'react'
import { isBlank } from '../../../resource/isBlank.ts'
import type { CreationChoice } from '../../../write/safeCreation.ts'
import type { Saved } from '../../../write/saved.ts'
import { useService } from '../../../../api/useService.ts'
import { confirm } from '../../../../ui/confirm/confirm.ts'
import { ownerOf } from '../../../query/owner.ts'
import { draftOf, formKey, placeOf } from '../drafts/draft.ts'
import { handDraft } from '../drafts/handed.ts'
import { useMirror } from '../drafts/mirror.ts'
import { useLeaveQuestion } from '../LeaveGuard.tsx'
import { changedFormValues, type Shown } from '../recordForm.ts'
import type { ResourceForm } from '../resourceForm.ts'
import { useCreation } from '../useCreation.ts'
import { useSaving } from '../useSaving.ts'

export interface QuickForm<R extends Shown, V extends FieldValues, Update extends object> {
  form: ResourceForm<R, V, Update>
  /** What some of its boxes begin with. */
  filled: Partial<V>
  /** Handed the record that was made, and how; or the one that was chosen in its place. */
  onDone: (record: R, saved: Saved<R> | null) => void
  onCancel: () => void
  /** Of a form that stands by itself: opens the page with every field, which takes up what is typed here. */
  onWhole?: () => void
}

/** What a short form does with what is typed into it: should it go away, the page of new records offers that. */
export function useQuickForm<R extends Shown, V extends FieldValues, Update extends object>(
  props: QuickForm<R, V, Update>,
) {
  const { form: definition, onWhole } = props
  const service = useService()
  const { blank, open, form, words, create } = useCreation(definition, props.filled)
  const place = placeOf(service, definition.name, null)
  const [key] = useState(() => formKey(place))
  const { mirror, isKept } = useMirror(key, form, open)
  const drafting = { isKept, end: mirror.end }
  const question = useLeaveQuestion(drafting, 'quick')
  const [isDone, setDone] = useState(false)

  const done = (record: R, saved: Saved<R> | null = null) => {
    setDone(true)
    void mirror.end()
    props.onDone(record, saved)
  }
  const write = async (choice: CreationChoice) => {
    const { saved } = await create(form.getValues(), { ...choice, of: mirror.of() })
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
  /** What is typed, as the draft of the form with every field. */
  const draft = () => draftOf({ ...open, filled: blank }, form.getValues(), service.language)
  const goOn = async (openWhole: () => void) => {
    // Should the page go away in between, it is on the device.
    await mirror.write()
    const [body, at] = [draft(), new Date().toISOString()]
    if (body) handDraft(place, { key, owner: ownerOf(service), at, body })
    openWhole()
  }
  return {
    form,
    words,
    saving,
    drafting,
    isDone,
    done,
    drop,
    draft,
    cancel: () => (isTyped() ? void leave() : drop()),
    createAnyway: (choice: CreationChoice) => void saving.attempt(() => write(choice)),
    openWhole: onWhole && !saving.isSaving ? () => void goOn(onWhole) : undefined,
  }
}
