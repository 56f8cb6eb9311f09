import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TermRecord } from '../../../resource/term.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { BulkMenu } from './BulkMenu.tsx'
import type { BulkActionsProps, BulkOf } from './bulkOf.ts'

interface TermActionsProps extends BulkActionsProps<TermRecord> {
  of: Pick<BulkOf<TermRecord>, 'service' | 'collection'>
  /** What becomes of what is inside of them. */
  note?: string
  /** What feels it. */
  renderTouched: (records: readonly TermRecord[]) => ReactNode
}

/** What can be done with many terms: no more than deleting them, which is for good. */
export function TermActions(props: TermActionsProps) {
  const { of, records, several, onWritten, note, renderTouched } = props
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
          of={{ ...of, ...words, ...several }}
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
