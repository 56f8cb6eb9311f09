import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from 'react-i18next'
import { RecordName } from '../collection/list/RecordName.tsx'
import type { RecordLook } from '../collection/list/RecordResults.tsx'
import { useStatusNames } from '../collection/list/statusName.ts'
import { formatDateTime } from '../i18n/formats.ts'
import { Button } from '../ui/Button.tsx'
import { TrashCard } from './TrashCard.tsx'
import { titleOf, trashed, type TrashedName, type TrashedRecord } from './trashed.ts'
import type { Choice } from './useChoice.ts'
import { formerStatus, useLastDeletion } from './useLastDeletion.ts'
import type { Restoring } from './useRestoring.ts'

/** What a record in the trash says of itself, each part as it stands in a cell or a card. */
function useParts(name: TrashedName, choice: Choice, restoring: Restoring) {
  const { t, i18n } = useTranslation('trash')
  const lastDeletion = useLastDeletion(name)
  const statusNames = useStatusNames()
  const title = (record: TrashedRecord) => titleOf(trashed[name], record)
  return {
    box: (record: TrashedRecord) => (
      <Checkbox
        size="small"
        checked={choice.has(record)}
        onChange={(_, isChosen) => choice.choose(record, isChosen)}
        slotProps={{ input: { 'aria-label': t('choose', { title: title(record) }) } }}
      />
    ),
    named: (record: TrashedRecord) => <RecordName of={name} id={record.id} name={title(record)} />,
    since: ({ modified }: TrashedRecord) => formatDateTime(i18n.language, modified, 'short'),
    comesBack({ id }: TrashedRecord) {
      const former = formerStatus(lastDeletion(id))
      return former === null ? t('asDraft') : t('asWas', { status: statusNames.ofOne(former) })
    },
    action: (record: TrashedRecord) => (
      <Button
        disabled={restoring.isBusy}
        aria-label={t('restoreOne', { title: title(record) })}
        onClick={() => restoring.restore([record])}
      >
        {t('restore')}
      </Button>
    ),
  }
}

/** How the records of the trash are drawn. */
export function useTrashLook(
  name: TrashedName,
  choice: Choice,
  restoring: Restoring,
): RecordLook<TrashedRecord> {
  const { t } = useTranslation('trash')
  const { box, named, since, comesBack, action } = useParts(name, choice, restoring)
  return {
    columns: [
      { id: 'chosen', header: t('columns.chosen'), width: '64px', cell: box },
      { id: 'name', header: t('columns.name'), width: '40%', names: true, cell: named },
      { id: 'modified', header: t('columns.modified'), cell: since },
      { id: 'status', header: t('columns.status'), cell: comesBack },
    ],
    shown: {},
    actions: action,
    card: (record, button) => (
      <TrashCard
        box={box(record)}
        name={named(record)}
        action={button}
        facts={[
          t('changedAt', { at: since(record) }),
          t('comesBack', { status: comesBack(record) }),
        ]}
      />
    ),
  }
}
