import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useService } from '../../service/useService.ts'
import type { Deletion } from '../deleting/deletable.ts'
import type { Difference } from '../saved.ts'
import { DeleteButton } from '../deleting/DeleteButton.tsx'
import { DraftNotes } from './drafts/DraftNotes.tsx'
import { useDrafting } from './drafts/useDrafting.ts'
import { useSpentDrafts } from './drafts/useSpentDrafts.ts'
import type {
  FieldsOf,
  RecordForm,
  RecordWords,
  RemedyOf,
  Shown,
  WriteRecord,
} from './recordForm.ts'
import { RecordFrame } from './RecordFrame.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import { RecordNotes } from './RecordNotes.tsx'
import { SavingNotes } from './SavingNotes.tsx'
import { useBoxes } from './useBoxes.ts'
import { useEditing } from './useEditing.ts'
import { useNamedField } from './useNamedField.ts'
import { useRecent } from './useRecent.ts'

export interface EditorProps<R extends Shown, V extends FieldValues, Update extends object> {
  definition: RecordForm<R, V, Update>
  words: RecordWords<R, V>
  write: WriteRecord<R, Update>
  Fields: FieldsOf<R, V>
  remedyOf?: RemedyOf<R> | undefined
  /** What came of a save when it was created just before. */
  differences?: readonly Difference[] | undefined
  onSaved?: ((record: R, before: R | null) => void) | undefined
  /** How it is deleted from its page. */
  deletion?: Omit<Deletion, 'record'> | undefined
  /** What else can be done with it, beside its title. */
  renderActions?: ((record: R) => ReactNode) | undefined
  children?: ReactNode
}

interface Props<R extends Shown, V extends FieldValues, Update extends object> extends EditorProps<
  R,
  V,
  Update
> {
  /** The newest reading. A listing's is enough to begin with. */
  record: R
  /** When it was read, milliseconds since 1970; 0 for not known. */
  readAt: number
  /** A newer reading is on its way. */
  isRefreshing: boolean
}

const none: readonly Difference[] = []

/** A record that exists, in its form. */
export function RecordEditor<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { definition, words, record, Fields, differences = none, remedyOf } = props
  useNamedField()
  const site = useService().configuration
  const [opened, setOpened] = useState(record)
  const open = useMemo(
    () => ({ definition, opened, filled: definition.filled(opened, site) }),
    [definition, opened, site],
  )
  const form = useBoxes(words, open.filled, false)
  const drafting = useDrafting(form, open, setOpened)
  useSpentDrafts({ ...props, left: drafting.left })
  const onSaved = (saved: R, before: R | null) => {
    props.onSaved?.(saved, before)
    drafting.tellSaved()
  }
  const editing = useEditing({ ...props, form, opened, setOpened, differences, onSaved })
  const { saving } = editing
  const title = definition.titleOf(opened)
  useRecent(definition.name, opened, title)

  const remedies = (difference: Difference) => {
    const remedy = remedyOf?.(difference)
    const onChoose = () => remedy && editing.beside(() => remedy.write(opened), [difference])
    return remedy && { ...remedy, onChoose }
  }

  return (
    <>
      <RecordHeader
        {...{ title, words }}
        record={opened}
        readAt={props.readAt}
        isRefreshing={props.isRefreshing}
      >
        {props.renderActions?.(opened)}
        {props.deletion ? <DeleteButton deletion={{ ...props.deletion, record: opened }} /> : null}
      </RecordHeader>
      <RecordFrame
        {...{ form, words, drafting }}
        drafts={
          <DraftNotes {...{ drafting, form, open, words }} isRefreshing={props.isRefreshing} />
        }
        boxes={definition.boxes}
        isSaving={saving.isSaving}
        onSave={saving.save}
        fields={<Fields form={form} opened={opened} />}
      >
        {props.children}
        <RecordNotes {...{ words }} name={definition.name} record={opened} />
        <SavingNotes
          {...{ editing, definition, words, opened }}
          draft={drafting.key}
          remedyOf={remedies}
        />
      </RecordFrame>
    </>
  )
}
