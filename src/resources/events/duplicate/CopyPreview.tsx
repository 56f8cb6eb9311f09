import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import type { EventRecord } from '../eventRecord.ts'
import { mostCopies, type CopyRow, type RowEdit, type Rows, type SourceTimes } from './copyRows.ts'
import { EditCopyDialog } from './EditCopyDialog.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import type { Clashes } from './useClashes.ts'

interface Props {
  source: EventRecord & SourceTimes
  rows: Rows
  clashes: Clashes
  onEdit: (key: string, edit: RowEdit) => void
}

/** What would be made, row by row, with what is to be known before. */
export function CopyPreview({ source, rows, clashes, onEdit }: Props) {
  const { t } = useTranslation(['eventDuplicate', 'ui'])
  const [edited, setEdited] = useState<CopyRow | null>(null)
  const notes = [
    rows.repeated > 0 ? t('preview.repeated', { count: rows.repeated }) : '',
    rows.beyond > 0 ? t('preview.beyond', { most: mostCopies, count: rows.beyond }) : '',
  ]
  return (
    <section aria-labelledby="copies">
      <Typography id="copies" variant="h2" sx={{ mt: 2, mb: 1 }}>
        {t('ui:preview')}
      </Typography>
      {rows.rows.length === 0 ? (
        <Typography color="textSecondary">{t('preview.none')}</Typography>
      ) : (
        <>
          <ClashStanding clashes={clashes} />
          {notes.filter(Boolean).map((note) => (
            <Typography key={note} variant="body2">
              {note}
            </Typography>
          ))}
          <PreviewTable
            rows={rows.rows}
            {...{ source, clashes }}
            onLeaveOut={(row, isLeftOut) => onEdit(row.key, { isLeftOut })}
            onEdit={setEdited}
          />
        </>
      )}
      {edited ? (
        <EditCopyDialog
          row={edited}
          source={source}
          onCancel={() => setEdited(null)}
          onKeep={(edit) => {
            onEdit(edited.key, edit)
            setEdited(null)
          }}
        />
      ) : null}
    </section>
  )
}

/** Whether clashes were looked for, and how far. */
function ClashStanding({ clashes }: { clashes: Clashes }) {
  const { t } = useTranslation(['eventDuplicate', 'ui'])
  const { standing, byRow } = clashes
  const isClear = standing === 'known' && [...byRow.values()].every(({ length }) => length === 0)
  const words = {
    none: '',
    looking: t('preview.looking'),
    known: [isClear ? t('preview.noClash') : '', t('preview.hiddenUnseen')].join(' ').trim(),
    unknown: t('preview.unknown'),
    unsearchable: t('preview.unsearchable'),
  }
  return (
    <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block' }}>
      {words[standing]}{' '}
      {standing === 'unknown' ? <Button onClick={clashes.retry}>{t('ui:lookAgain')}</Button> : null}
    </Typography>
  )
}
