import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import { fieldLabel, labelRooms } from '../../core/resource/fieldLabel.ts'
import {
  formerStatus,
  useLastDeletion,
  lastDeletionIn,
} from '../../core/views/deleting/useLastDeletion.ts'
import { RecordCard } from '../../core/views/list/RecordCard.tsx'
import { RecordName } from '../../core/views/list/RecordName.tsx'
import type { RecordLook } from '../../core/views/list/RecordResults.tsx'
import { BulkDialog } from '../../core/views/list/bulk/BulkDialog.tsx'
import type { BulkOf } from '../../core/views/list/bulk/bulkOf.ts'
import { type ChosenRecords, SelectionBar } from '../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../core/views/list/select/selections.ts'
import { useStatusNames } from '../../core/views/list/statusName.ts'
import { historyOptions, noHistory } from '../../core/write/operationStore.ts'
import { updateTo } from '../../core/write/task.ts'
import {
  titleOf,
  trashed,
  type TrashedName,
  trashedNames,
  type TrashedRecord,
  linked,
} from './trashed.ts'
import { formatDateTime } from '../../i18n/formats.ts'
import { events } from '../../resources/events/events.ts'
import { Button } from '../../ui/Button.tsx'
import { isPassing, toasts } from '../../ui/toast/toast.ts'

/** What can be done with the records that are chosen in the trash. */
function TrashSelection(props: SelectionProps<TrashedRecord>) {
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
  const { t } = useTranslation(['trash', 'ui', 'filters'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('restoreMany')}
      </Button>
      {isOpen ? (
        <RestoreDialog
          {...{ name, records }}
          onClose={(restored) => {
            setOpen(false)
            // What is out of the trash is not in this list any more.
            onWritten(new Map([...restored.keys()].map((id) => [id, null])))
          }}
        />
      ) : null}
    </>
  )
}

/** What a record in the trash says of itself, each part as it stands in a cell or a card. */
function useParts(name: TrashedName, onRestore: (record: TrashedRecord) => void) {
  const { t, i18n } = useTranslation(['trash', 'ui', 'filters'])
  const lastDeletion = useLastDeletion(name)
  const statusNames = useStatusNames()
  const title = (record: TrashedRecord) => titleOf(trashed[name], record)
  return {
    nameOf: title,
    named: (record: TrashedRecord) => <RecordName of={name} id={record.id} name={title(record)} />,
    since: ({ modified }: TrashedRecord) => formatDateTime(i18n.language, modified, 'short'),
    comesBack({ id }: TrashedRecord) {
      const former = formerStatus(lastDeletion(id))
      return former === null
        ? t('filters:status.draft')
        : t('asWas', { status: statusNames.ofOne(former) })
    },
    action: (record: TrashedRecord) => (
      <Button
        aria-haspopup="dialog"
        aria-label={t('restoreOne', { title: title(record) })}
        onClick={() => onRestore(record)}
      >
        {t('restore')}
      </Button>
    ),
  }
}

/** How the records of the trash are drawn. */
export function useTrashLook(
  name: TrashedName,
  onRestore: (record: TrashedRecord) => void,
): RecordLook<TrashedRecord> {
  const { t } = useTranslation(['trash', 'ui', 'filters'])
  const { nameOf, named, since, comesBack, action } = useParts(name, onRestore)
  return {
    columns: [
      { id: 'name', header: t('ui:name'), width: '40%', names: true, cell: named },
      { id: 'modified', header: t('columns.modified'), cell: since },
      { id: 'status', header: t('columns.status'), cell: comesBack },
    ],
    shown: {},
    nameOf,
    Selection: TrashSelection,
    actions: action,
    actionsWidth: 110,
    card: (record, button) => (
      <RecordCard name={named(record)} actions={button}>
        <span>{t('changedAt', { at: since(record) })}</span>
        <span>{t('comesBack', { status: comesBack(record) })}</span>
      </RecordCard>
    ),
  }
}

interface Props {
  name: TrashedName
  records: readonly TrashedRecord[]
  /** It begins at once: what was pressed names the record. */
  isAsked?: boolean
  onClose: (restored: ReadonlyMap<number, unknown>) => void
}

/** Takes records out of the trash: what came of each, what has lost it, and the way back. */
export function RestoreDialog({ name, records, isAsked = false, onClose }: Props) {
  const { t, i18n } = useTranslation(['trash', labelRooms[name]])
  const service = useService()
  // That it is in the trash is no news any more, and this is its undo.
  useEffect(() => toasts.set(toasts.get().filter((news) => !isPassing(news))), [])
  // Read now: a history that is still on its way to the page would restore what was public as a draft.
  const { data = noHistory, isFetchedAfterMount } = useQuery(historyOptions(service))
  const deletionOf = ({ id }: TrashedRecord) => lastDeletionIn(data.operations, name, id)
  const { collection } = trashed[name]
  const of: BulkOf<TrashedRecord> = {
    service,
    collection,
    linked,
    carriers: events,
    nameOf: (record) => titleOf(trashed[name], record),
    labelOf: (field) => fieldLabel(i18n, name, field),
    marksOf: (record) => ({ undoes: deletionOf(record)?.key }),
  }
  const restoring = (record: TrashedRecord) =>
    record.status === 'trash'
      ? // Nobody sees a draft: it is the careful choice where nobody remembers what it was.
        updateTo(collection.fields, record, { status: formerStatus(deletionOf(record)) ?? 'draft' })
      : { kind: 'cannot' as const, why: 'notTrashed' as const }
  const [first] = records
  return (
    <BulkDialog
      {...{ of, records, isAsked, onClose }}
      title={isAsked && first ? t('restoreOne', { title: of.nameOf(first) }) : t('restoreSome')}
      action="restore"
      change={isFetchedAfterMount ? restoring : null}
    >
      <p style={{ margin: 0 }}>{t('chosen')}</p>
    </BulkDialog>
  )
}
