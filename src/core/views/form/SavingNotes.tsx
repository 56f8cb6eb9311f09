import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isCrossing } from '../../write/merge.ts'
import { type NoteProps, DifferencesNote } from './differences/DifferencesNote.tsx'
import { textKind } from './conflict/textKind.ts'
import type { RecordForm, RecordLabels, Shown } from './recordForm.ts'
import { SaveStatus } from './SaveStatus.tsx'
import type { useEditing } from './useEditing.ts'
import { useValueFormat } from './valueFormat.ts'
import { ConflictDialog } from './conflict/ConflictDialog.tsx'
import Alert from '@mui/material/Alert'
import { formatList } from '../../../i18n/formats.ts'
import { focusPage } from '../../../ui/pageFocus.ts'
import type { Difference } from '../../write/saved.ts'
import type { SaveResult } from './differences/saveResult.ts'
import { SaveDifferences } from './differences/SaveDifferences.tsx'

interface SaveResultNotesProps extends NoteProps {
  aftermath: SaveResult
  /** What this page saved and another save has set back. */
  setBack: readonly Difference[]
  /** Names of the fields that somebody else changed and this form took over. */
  taken: readonly string[]
  onPutBack: (differences: readonly Difference[]) => void
  /** Told what is to be said no more. */
  onKeep: (differences: readonly Difference[]) => void
  onKeepSetBack: () => void
  onKeepTaken: () => void
}

/** What became of the record beside what was asked for: by the service, by somebody else, taken over here. */
function SaveResultNotes({ aftermath, setBack, taken, onPutBack, ...props }: SaveResultNotesProps) {
  const { onKeep, onKeepSetBack, onKeepTaken, ...note } = props
  const { t, i18n } = useTranslation(['recordForm', 'ui'])
  return (
    <>
      <SaveDifferences
        {...note}
        {...{ aftermath, onPutBack }}
        takesFocus
        onKeep={(some) => {
          onKeep(some)
          focusPage()
        }}
      />
      {setBack.length > 0 ? (
        <DifferencesNote
          {...note}
          title={t('differences.setBackTitle')}
          one="between"
          inVain={aftermath.inVain}
          onPutBack={onPutBack}
          differences={setBack}
          onKeep={onKeepSetBack}
        />
      ) : null}
      <output>
        {taken.length > 0 ? (
          <Alert
            severity="info"
            role="presentation"
            sx={{ mb: 2 }}
            closeText={t('ui:close')}
            onClose={onKeepTaken}
          >
            {t('taken.text', { fields: formatList(i18n.language, taken.map(note.labelOf)) })}
          </Alert>
        ) : null}
      </output>
    </>
  )
}

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
            title={isCrossing(reason) ? t('conflict.apartTitle') : t('conflict.title')}
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
