import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isCrossing } from '../../resource/isCrossing.ts'
import { SaveResultNotes } from './differences/SaveResultNotes.tsx'
import type { NoteProps } from './differences/DifferencesNote.tsx'
import { textKind } from './conflict/textKind.ts'
import type { RecordForm, RecordLabels, Shown } from './recordForm.ts'
import { SaveStatus } from './SaveStatus.tsx'
import type { useEditing } from './useEditing.ts'
import { useValueFormat } from './valueFormat.ts'
import { ConflictDialog } from './conflict/ConflictDialog.tsx'

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  editing: ReturnType<typeof useEditing<R, V, Update>>
  definition: RecordForm<R, V, Update>
  words: RecordLabels<R, V>
  opened: R
  /** The key of its draft. */
  draft: string
  remedyOf?: NoteProps['remedyOf']
}

/** What came of the saves of a record, and what is asked of a person. */
export function SavingNotes<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { editing, definition, words, opened } = props
  const { saving, aftermath: told } = editing
  const { t } = useTranslation('recordForm')
  const sayValue = useValueFormat(words, opened)
  return (
    <>
      <SaveStatus
        {...{ saving, definition }}
        title={definition.titleOf(opened)}
        onQueued={saving.letWait}
        form={props.draft}
        renderConflict={(reason) => (
          <ConflictDialog
            title={isCrossing(reason) ? t('conflict.apartTitle') : words.say('conflict.title')}
            fields={reason.fields}
            modified={reason.fresh.modified ?? ''}
            textOf={(name) => textKind(definition.fields[name]?.kind)}
            labelOf={words.label}
            sayValue={sayValue}
            onMerge={editing.merge}
            onCancel={saving.dismiss}
            onChoose={editing.settle}
          />
        )}
      />
      <SaveResultNotes
        aftermath={told.aftermath}
        setBack={told.setBack}
        taken={told.taken}
        onKeep={told.keep}
        onKeepSetBack={() => told.keepSetBack(opened.id)}
        onKeepTaken={told.keepTaken}
        labelOf={words.label}
        sayValue={sayValue}
        isBusy={saving.isSaving}
        onPutBack={editing.putBack}
        remedyOf={props.remedyOf}
      />
    </>
  )
}
