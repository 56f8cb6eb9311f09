import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useService } from '../../../api/useService.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { CreationChoice } from '../../write/safeCreation.ts'
import { useMayWrite } from '../list/statusReach.ts'
import { draftOf } from './drafts/draft.ts'
import { DraftNotes } from './drafts/DraftNotes.tsx'
import { useDrafting } from './drafts/useDrafting.ts'
import { lookFirst } from './lateMistakes.ts'
import type { JustCreated } from './justCreated.ts'
import type { NamesakesOf } from './namesakes.ts'
import type { CreateRecord, FieldsOf, RecordForm, RecordWords, Shown } from './recordForm.ts'
import { ReadOnlyNote } from './ReadOnlyNote.tsx'
import { RecordFrame } from './RecordFrame.tsx'
import { useSavedToast } from './savedToast.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { useBoxes } from './useBoxes.ts'
import { useSaving } from './useSaving.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  definition: RecordForm<R, V, Update>
  words: RecordWords<R, V>
  blank: V
  nameOf: (boxes: V) => string
  create: CreateRecord<R, V>
  /** Hands the answer over to the page of the record. */
  created: JustCreated<R>
  Fields: FieldsOf<R, V>
  Namesakes?: NamesakesOf<R>
}

/** A new record, for who may make one. */
export function RecordCreator<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const mayWrite = useMayWrite(useService())
  return (
    <>
      <PageHeader title={props.words.say('page.new')} />
      {mayWrite ? <CreationForm {...props} /> : <ReadOnlyNote />}
    </>
  )
}

/** Its form, and then its own page. */
function CreationForm<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { definition, words, created, Fields, Namesakes } = props
  const service = useService()
  const { language } = service
  const [open] = useState({ definition, opened: null, filled: props.blank })
  const form = useBoxes(words, open.filled, true)
  const drafting = useDrafting<R, V, Update>(form, open)
  const navigate = useNavigate()
  const announce = useSavedToast()
  const [isSaved, setSaved] = useState(false)

  const write = async (boxes: V, choice: CreationChoice) => {
    await lookFirst(words, open.filled, boxes)
    const saved = await props.create(boxes, { ...choice, of: drafting.of() })
    created.remember(saved)
    setSaved(true)
    const { record } = saved
    await drafting.end()
    const title = inLanguage(definition.titleOf(record), language)
    announce('created', record, title || words.say('page.untitled'))
    const way: string = `/$language/${definition.name}/$id`
    await navigate({
      to: way,
      params: { language, id: String(record.id) },
      replace: true,
      ignoreBlocker: true,
    })
  }
  const saving = useSaving<R, V>({
    form,
    names: definition.boxes,
    write: (boxes) => write(boxes, {}),
    refusalWords: words.refusal,
  })
  /** It would be made a second time by saving this form again. */
  const leaveForQueue = async () => {
    await drafting.end()
    await navigate({
      to: '/$language/activity',
      params: { language },
      search: { show: 'unsent' },
      ignoreBlocker: true,
    })
  }
  const createAnyway = (choice: CreationChoice) => {
    const status = saving.held?.status
    const boxes: V = { ...form.getValues(), ...(status === undefined ? {} : { status }) }
    void saving.attempt(() => write(boxes, choice), status)
  }

  return (
    <RecordFrame
      {...{ form, words, drafting, isSaved }}
      drafts={<DraftNotes {...{ drafting, form, open, words }} />}
      boxes={definition.boxes}
      isSaving={saving.isSaving}
      isLocked={saving.isSaving || isSaved}
      onSave={saving.save}
      fields={<Fields form={form} opened={null} />}
    >
      <SaveStatus
        {...{ saving, definition, Namesakes }}
        title={props.nameOf(form.getValues())}
        draft={() => draftOf(open, form.getValues(), language)}
        onQueued={() => void leaveForQueue()}
        onCreate={createAnyway}
      />
    </RecordFrame>
  )
}
