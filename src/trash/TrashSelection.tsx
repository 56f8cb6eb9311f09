import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateTo } from '../collection/bulk/bulkTask.ts'
import { formerStatus, useLastDeletion } from '../collection/deleting/useLastDeletion.ts'
import { fieldLabel, labelRooms } from '../collection/fieldLabel.ts'
import { BulkDialog } from '../collection/list/bulk/BulkDialog.tsx'
import type { BulkOf } from '../collection/list/bulk/bulkOf.ts'
import { type ChosenRecords, SelectionBar } from '../collection/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../collection/list/select/selections.ts'
import { events } from '../events/events.ts'
import { useService } from '../service/useService.ts'
import { Button } from '../ui/Button.tsx'
import {
  linked,
  titleOf,
  trashed,
  type TrashedName,
  trashedNames,
  type TrashedRecord,
} from './trashed.ts'

/** What can be done with the records that are chosen in the trash. */
export function TrashSelection(props: SelectionProps<TrashedRecord>) {
  const name = trashedNames.find((one) => one === props.list.collection.name) ?? 'events'
  return (
    <SelectionBar {...props}>
      {(chosen) => <RestoreChosen {...{ name }} {...chosen} />}
    </SelectionBar>
  )
}

interface RestoreProps extends ChosenRecords<TrashedRecord> {
  name: TrashedName
}

function RestoreChosen({ name, records, onWritten }: RestoreProps) {
  const { t } = useTranslation('trash')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('restoreMany')}
      </Button>
      {isOpen ? (
        <RestoreDialog
          {...{ name, records }}
          onWritten={(written) => {
            setOpen(false)
            // What is out of the trash is not in this list any more.
            onWritten(new Map([...written.keys()].map((id) => [id, null])))
          }}
        />
      ) : null}
    </>
  )
}

function RestoreDialog({ name, records, onWritten }: RestoreProps) {
  const { t, i18n } = useTranslation(['trash', labelRooms[name]])
  const lastDeletion = useLastDeletion(name)
  const { collection } = trashed[name]
  const of: BulkOf<TrashedRecord> = {
    service: useService(),
    collection,
    linked,
    carriers: events,
    nameOf: (record) => titleOf(trashed[name], record),
    labelOf: (field) => fieldLabel(i18n, name, field),
  }
  const statusOf = ({ id }: TrashedRecord) => formerStatus(lastDeletion(id)) ?? 'draft'
  return (
    <BulkDialog
      {...{ of, records }}
      title={t('restoreSome')}
      action="restore"
      change={(record) => updateTo(collection.fields, record, { status: statusOf(record) })}
      onClose={onWritten}
    >
      <p style={{ margin: 0 }}>{t('chosen')}</p>
    </BulkDialog>
  )
}
