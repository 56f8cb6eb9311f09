import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../service/refusal.ts'
import { refusalWords } from '../../service/refusalWords.ts'
import type { Service } from '../../service/service.ts'
import { focusPage } from '../../ui/pageFocus.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Identified } from '../collection.ts'
import { useDifferenceNews } from '../form/aftermath/useDifferenceNews.ts'
import { withoutOthers } from '../othersLinked.ts'
import type { Deleted } from '../saved.ts'
import { useLetWait } from '../queue/useLetWait.ts'
import { pageJournal } from '../journal.ts'
import { restoreOptions } from '../writeOptions.ts'
import { type Deletion, hasTrash } from './deletable.ts'
import { notReturned } from './notReturned.ts'
import { useLinkAgain } from './useLinkAgain.ts'
import { useRestoredWords } from './useRestoredWords.ts'
import { inLanguage } from '../../ui/speech/inLanguage.ts'

/** Says in a toast what became of a record that was deleted, with the way back where there is one. */
export function useDeletedToast(service: Service, client: QueryClient) {
  const { t } = useTranslation(['recordDeletion', 'recordForm', 'service'])
  const words = useRestoredWords()
  const tell = useDifferenceNews()
  const later = useLetWait(service)
  const linkAgain = useLinkAgain(service, client)

  async function undo(
    deletion: Deletion,
    before: Identified,
    { links, key }: Pick<Deleted<Identified>, 'links' | 'key'>,
  ) {
    const { of, password } = deletion
    const title = inLanguage(of.titleOf(before), service.language)
    const status = String(of.collection.fields.status?.of(before) ?? '')
    focusPage()
    try {
      const restoring = client
        .getMutationCache()
        .build(client, restoreOptions(service, of.collection))
      const restored = await restoring.execute({ record: before, status, password, undoes: key })
      const { id } = before
      const [carriers] = of.touches(before).flatMap(({ writable }) => writable ?? [])
      const writing = { service, collection: of.collection, journal: pageJournal }
      const lost = await notReturned(writing, links, id)
      const actions = linkAgain.actions({ title, id, carriers, lost })
      const news = { ...words.toast(title, restored, of.collection, lost.length), actions }
      const { collection, linked = {} } = of
      const { saved } = restored
      if (saved) await tell({ service, collection, saved, linked, password }, news)
      else toast.show(news)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { title: refused, values } = refusalWords(error)
      const reason = t(`service:${refused}`, values)
      const actions = later.actionsFor(error)
      toast.show({ message: t('undoFailed', { title, reason }), severity: 'error', actions })
    }
  }

  return (deletion: Deletion, deleted: Deleted<Identified>) => {
    const { before, alreadyGone } = deleted
    const { of, record } = deletion
    const name = inLanguage(of.titleOf(before ?? record), service.language)
    const title = name || t('unnamed', { id: record.id })
    if (alreadyGone) toast.show({ message: t('gone', { title }), severity: 'info' })
    else if (before !== null && hasTrash(of)) {
      const count = withoutOthers(deleted).length
      const lost = count > 0 ? t('notPutBack', { count }) : ''
      toast.show({
        message: [t('done.trash', { title }), lost].filter(Boolean).join(' '),
        ...(lost ? { severity: 'warning' as const } : {}),
        actions: [
          {
            label: t('recordForm:saved.undo'),
            isUndo: true,
            onClick: () => void undo(deletion, before, deleted),
          },
        ],
      })
    } else toast.show({ message: t('done.delete', { title }) })
  }
}
