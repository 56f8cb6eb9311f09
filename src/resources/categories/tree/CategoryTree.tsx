import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { RecordList } from '../../../core/views/list/recordList.ts'
import { useService } from '../../../api/useService.ts'
import type { ColumnChoice } from '../../../ui/table/columnChoice.ts'
import type { RecordColumn } from '../../../ui/table/recordColumn.ts'
import { type TermRecord, categories } from '../categories.ts'
import { moveTo, type Move } from './categoryMove.ts'
import { TreeTable } from './TreeTable.tsx'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { ParentPicker } from './ParentPicker.tsx'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { useDifferenceNews } from '../../../core/views/form/differences/useDifferenceNews.ts'
import { useWriteNews } from '../../../core/write/queue/useWriteNews.ts'
import { Conflict, type Saved } from '../../../core/write/saved.ts'
import { useUpdateCategory } from '../hooks.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** Moves a category through the safe writer and says what came of it, with the way back. */
function useMoveCategory(terms: readonly TermRecord[], readAgain: () => void) {
  const { t } = useTranslation(['categoryList', 'categoryTree', 'ui'])
  const update = useUpdateCategory()
  const service = useService()
  const news = useWriteNews()
  const tell = useDifferenceNews()
  const said = (name: string) => inLanguage(name, service.language)
  const nameOf = (id: number) => said(terms.find((term) => term.id === id)?.name || `#${id}`)

  const told = (saved: Saved<TermRecord>) => ({
    service,
    collection: categories,
    saved,
    linked: { categories },
  })

  const whereWords = (name: string, parent: number) =>
    parent === 0 ? t('move.movedTop', { name }) : t('move.moved', { name, parent: nameOf(parent) })

  const failed = (name: string, error: unknown, undone?: string) => {
    if (error instanceof Conflict) readAgain()
    news(error, {
      undone,
      conflict: t('move.conflict', { name }),
      failed: (why) => t('move.failed', { name, why }),
    })
  }

  const undo = async (moved: TermRecord, parent: number, undoes: string | undefined) => {
    const { id } = moved
    const name = said(moved.name)
    try {
      const saved = await update.mutateAsync({ id, opened: moved, changes: { parent }, undoes })
      await tell(told(saved), { message: t('move.undone', { name }) })
    } catch (error) {
      failed(name, error, name)
    }
  }

  const write = async (category: TermRecord, parent: number) => {
    const { id } = category
    const name = said(category.name)
    announce(t('move.moving', { name }))
    try {
      const saved = await update.mutateAsync({ id, opened: category, changes: { parent } })
      const { record, before, key } = saved
      const where = record.parent === 0 ? t('move.top') : nameOf(record.parent)
      await tell(told(saved), {
        ...(record.parent === parent
          ? { message: whereWords(name, parent) }
          : { message: t('move.elsewhere', { name, where }), severity: 'warning' }),
        actions: [
          {
            label: t('ui:undo'),
            isUndo: true,
            onClick: () => void undo(record, before?.parent ?? category.parent, key),
          },
        ],
      })
    } catch (error) {
      failed(name, error)
    }
  }

  return {
    movingId: update.isPending ? update.variables.id : null,
    move(category: TermRecord, move: Move): void {
      if (move.kind === 'to') void write(category, move.parent)
      else
        toast.show({
          message: t(`move.${move.kind}`, { name: said(category.name) }),
          severity: 'info',
        })
    },
  }
}

interface MoveDialogProps {
  category: TermRecord
  terms: readonly TermRecord[]
  onMove: (parent: number) => void
  onClose: () => void
}

/** Puts a category anywhere in the tree. */
function MoveDialog({ category, terms, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['categoryList', 'categoryTree', 'ui'])
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
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
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
