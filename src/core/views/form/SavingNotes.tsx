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
import { SaveDifferences } from './differences/SaveDifferences.tsx'

interface Props<R extends Shown, V extends FieldValues, Update extends object> {
  editing: ReturnType<typeof useEditing<R, V, Update>>
  definition: RecordForm<R, V, Update>
  words: RecordLabels<R, V>
  opened: R
  /** The key of its draft. */
  draft: string
  remedyOf?: NoteProps['remedyOf']
}

/** What came of the saves of a record, by the service and by others, and what is asked of a person. */
export function SavingNotes<R extends Shown, V extends FieldValues, Update extends object>(
  props: Props<R, V, Update>,
) {
  const { editing, definition, words, opened, remedyOf } = props
  const { saving, putBack: onPutBack } = editing
  const { aftermath, setBack, taken, ...told } = editing.aftermath
  const { t, i18n } = useTranslation(['recordForm', 'ui'])
  const sayValue = useValueFormat(words, opened)
  const note = { labelOf: words.label, sayValue, isBusy: saving.isSaving, remedyOf, onPutBack }
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
      <SaveDifferences
        {...note}
        {...{ aftermath }}
        takesFocus
        onKeep={(some) => {
          told.keep(some)
          focusPage()
        }}
      />
      {setBack.length > 0 ? (
        <DifferencesNote
          {...note}
          title={t('differences.setBackTitle')}
          one="between"
          inVain={aftermath.inVain}
          differences={setBack}
          onKeep={() => told.keepSetBack(opened.id)}
        />
      ) : null}
      <output>
        {taken.length > 0 ? (
          <Alert
            severity="info"
            role="presentation"
            sx={{ mb: 2 }}
            closeText={t('ui:close')}
            onClose={told.keepTaken}
          >
            {t('taken.text', { fields: formatList(i18n.language, taken.map(words.label)) })}
          </Alert>
        ) : null}
      </output>
    </>
  )
}
