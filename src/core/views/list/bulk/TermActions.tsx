import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TermRecord } from '../../../resource/term.ts'
import type { ChosenRecords } from '../select/SelectionBar.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { BulkMenu } from './BulkMenu.tsx'
import type { BulkOf } from './bulkOf.ts'

interface TermActionsProps extends ChosenRecords<TermRecord> {
  of: Pick<BulkOf<TermRecord>, 'service' | 'collection'>
  /** What becomes of what is inside of them. */
  note?: string
  /** What feels it. */
  renderTouched: (records: readonly TermRecord[]) => ReactNode
}

/** What can be done with many terms: no more than deleting them, which is for good. */
export function TermActions({ of, records, onWritten, note, renderTouched }: TermActionsProps) {
  const { t } = useTranslation(['job', 'recordList', 'ui'])
  const used = records.filter(({ count }) => count > 0).length
  const words = {
    nameOf: ({ name }: TermRecord) => name || t('ui:unnamed'),
    labelOf: (field: string) => field,
  }
  return (
    <BulkMenu
      actions={[{ id: 'erase', words: t('ui:erase') }]}
      renderDialog={(_, onClose) => (
        <BulkDialog
          of={{ ...of, ...words }}
          records={records}
          title={t('ui:erase')}
          action="erase"
          change={() => ({ kind: 'delete' })}
          onClose={(written) => {
            onClose()
            onWritten(written)
          }}
        >
          <Alert severity="warning">
            {t('term.note')} {used > 0 ? t('term.used', { count: used }) : ''} {note ?? ''}
            {renderTouched(records)}
          </Alert>
        </BulkDialog>
      )}
    />
  )
}
