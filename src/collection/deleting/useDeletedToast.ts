import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../service/language.ts'
import { Refusal } from '../../service/refusal.ts'
import { refusalWords } from '../../service/refusalWords.ts'
import type { Service } from '../../service/service.ts'
import { focusPage } from '../../ui/pageFocus.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Identified } from '../collection.ts'
import { listOptions } from '../readOptions.ts'
import type { Deleted } from '../saved.ts'
import { restoreOptions } from '../writeOptions.ts'
import { type Deletion, hasTrash } from './deletable.ts'
import { useRestoredWords } from './useRestoredWords.ts'

/** How many events the listings still show with a record, in every language. */
async function countedNow(
  service: Service,
  client: QueryClient,
  { of, record }: Deletion,
): Promise<number> {
  const status = service.configuration.statuses
  const asked = of.touches(record).flatMap((touched) =>
    languagesOf(service.configuration).map((language) =>
      client.fetchQuery({
        ...listOptions(service.in(language), touched.collection, { per_page: 1, status }),
        staleTime: 0,
      }),
    ),
  )
  const pages = await Promise.all(asked)
  return pages.reduce((sum, { total }) => sum + total, 0)
}

/** Says in a toast what became of a record that was deleted, with the way back where there is one. */
export function useDeletedToast(service: Service, client: QueryClient) {
  const { t } = useTranslation(['recordDeletion', 'recordForm', 'service'])
  const words = useRestoredWords()

  async function lostLinks(deletion: Deletion, counted: number | null) {
    if (counted === null || counted === 0) return 0
    const left = await countedNow(service, client, deletion).catch(() => counted)
    return Math.max(counted - left, 0)
  }

  async function undo(deletion: Deletion, before: Identified, counted: number | null) {
    const { of, password } = deletion
    const title = of.titleOf(before)
    const status = String(of.collection.fields.status?.of(before) ?? '')
    focusPage()
    try {
      const restoring = client
        .getMutationCache()
        .build(client, restoreOptions(service, of.collection))
      const restored = await restoring.execute({ record: before, status, password })
      const lost = await lostLinks(deletion, counted)
      toast.show(await words.toast(title, restored, of.collection, lost))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { title: refused, values } = refusalWords(error)
      const reason = t(`service:${refused}`, values)
      toast.show({ message: t('undoFailed', { title, reason }), severity: 'error' })
    }
  }

  return (
    deletion: Deletion,
    { before, alreadyGone }: Deleted<Identified>,
    counted: number | null,
  ) => {
    const { of, record } = deletion
    const title = of.titleOf(before ?? record) || t('unnamed', { id: record.id })
    if (alreadyGone) toast.show({ message: t('gone', { title }), severity: 'info' })
    else if (before !== null && hasTrash(of))
      toast.show({
        message: t('done.trash', { title }),
        actions: [
          {
            label: t('recordForm:saved.undo'),
            onClick: () => void undo(deletion, before, counted),
          },
        ],
      })
    else toast.show({ message: t('done.delete', { title }) })
  }
}
