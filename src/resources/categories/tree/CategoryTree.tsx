import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { ListingRefusal } from '../../../core/views/list/ListingRefusal.tsx'
import type { ListWords } from '../../../core/views/list/recordList.ts'
import { useService } from '../../../api/useService.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListStanding } from '../../../ui/filters/ListStanding.tsx'
import { announce } from '../../../ui/live/announcements.ts'
import type { ColumnChoice } from '../../../ui/table/columnChoice.ts'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx'
import type { CategoryFilters, TermRecord } from '../categories.ts'
import { moveTo } from './categoryMove.ts'
import { TreeTable } from './TreeTable.tsx'
import { useAllCategories } from './useAllCategories.ts'
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
  /** An order. */
  asked: CategoryFilters
  words: ListWords
  columns: readonly RecordColumn<TermRecord>[]
  shown: ColumnChoice
  /** Leads to a new category. */
  newRecord: ReactNode
}

/** All categories, each inside of its own, to be moved by keys or in a dialog. */
export function CategoryTree({ asked, words, columns, shown, newRecord }: CategoryTreeProps) {
  const { t } = useTranslation(['categoryList', 'filters', 'recordList'])
  const all = useAllCategories(asked)
  const { records, isWhole, unreadable, error, isFetching, dataUpdatedAt, refetch } = all
  const mayMove = useMayWrite(useService())
  const { move, movingId } = useMoveCategory(records, () => void refetch())
  const [chosen, setChosen] = useState<TermRecord | null>(null)
  const found = isWhole ? words.found(records.length) : ''
  useEffect(() => {
    if (found) announce(found)
  }, [found])
  const refusal = error ? (
    <ListingRefusal error={error} refusedFilters={[]} onRetry={() => void refetch()} />
  ) : null
  if (!isWhole) return refusal ?? <TableSkeleton />
  const count = words.count(records.length)
  return (
    <>
      <ListStanding
        summary={records.length > 0 ? `${count}, ${words.order}` : count}
        readAt={dataUpdatedAt}
        isBusy={isFetching}
        onRefresh={() => void refetch()}
      />
      {refusal}
      {records.length > 0 ? (
        <TreeTable
          {...{ asked, records, columns, shown, movingId }}
          {...(mayMove ? { onMove: move, onChoose: setChosen } : {})}
        />
      ) : (
        <EmptyState title={t('recordList:empty.title')} text={t('none')} action={newRecord} />
      )}
      {unreadable > 0 ? (
        <Typography color="warning">
          {t('filters:results.unreadable', { count: unreadable })}
        </Typography>
      ) : null}
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
