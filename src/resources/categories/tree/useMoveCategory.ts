import { useTranslation } from 'react-i18next'
import { useDifferenceNews } from '../../../core/views/form/differences/useDifferenceNews.ts'
import { useWriteNews } from '../../../core/write/queue/useWriteNews.ts'
import { Conflict, type Saved } from '../../../core/write/saved.ts'
import { useUpdateCategory } from '../hooks.ts'
import { useService } from '../../../api/useService.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { type TermRecord, categories } from '../categories.ts'
import type { Move } from './categoryMove.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

/** Moves a category through the safe writer and says what came of it, with the way back. */
export function useMoveCategory(terms: readonly TermRecord[], readAgain: () => void) {
  const { t } = useTranslation('categoryList')
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
            label: t('move.undo'),
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
