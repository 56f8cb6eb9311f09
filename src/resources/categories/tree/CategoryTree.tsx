import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { RecordList } from '../../../core/views/list/recordList.ts'
import { useService } from '../../../api/useService.ts'
import type { ColumnChoice } from '../../../ui/table/columnChoice.ts'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import type { TermRecord } from '../categories.ts'
import { moveTo } from './categoryMove.ts'
import { TreeTable } from './TreeTable.tsx'
import { useMoveCategory } from './useMoveCategory.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { ParentPicker } from './ParentPicker.tsx'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'

interface MoveDialogProps {
  category: TermRecord
  terms: readonly TermRecord[]
  onMove: (parent: number) => void
  onClose: () => void
}

/** Puts a category anywhere in the tree. */
function MoveDialog({ category, terms, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['categoryList', 'categoryTree'])
  const { language } = useService()
  const title = useId()
  const [parent, setParent] = useState(category.parent)
  const name = category.name || `#${category.id}`
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        <Sentence words={t('move.title', { name: inLanguage(name, language) })} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('move.text')}</DialogContentText>
        <ParentPicker
          {...{ terms, category }}
          label={t('categoryTree:parent')}
          value={parent}
          onChange={setParent}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('move.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose()
            onMove(parent)
          }}
        >
          {t('move.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface CategoryTreeProps {
  list: Pick<RecordList<TermRecord>, 'result'>
  records: readonly TermRecord[]
  columns: readonly RecordColumn<TermRecord>[]
  shown: ColumnChoice
}

/** All categories, each inside of its own, to be moved by keys or in a dialog. */
export function CategoryTree({ list: { result }, records, columns, shown }: CategoryTreeProps) {
  const mayMove = useMayWrite(useService())
  const { move, movingId } = useMoveCategory(records, () => void result.refetch())
  const [chosen, setChosen] = useState<TermRecord | null>(null)
  return (
    <>
      <TreeTable
        {...{ records, columns, shown, movingId }}
        {...(mayMove ? { onMove: move, onChoose: setChosen } : {})}
      />
      {chosen ? (
        <MoveDialog
          category={chosen}
          terms={records}
          onClose={() => setChosen(null)}
          onMove={(parent) => move(chosen, moveTo(records, chosen, parent))}
        />
      ) : null}
    </>
  )
}
