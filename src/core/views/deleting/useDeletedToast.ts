import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import type { Service } from '../../../api/service.ts'
import { focusPage } from '../../../ui/pageFocus.ts'
import { toast, type Toast, type ToastAction } from '../../../ui/toast/toast.ts'
import type { Identified, Writable } from '../../resource/collection.ts'
import { useDifferenceNews } from '../form/differences/useDifferenceNews.ts'
import { withoutOthers } from '../../write/lostLinks.ts'
import type { Deleted } from '../../write/saved.ts'
import { useLetWait } from '../../write/queue/useLetWait.ts'
import { restoreOptions } from '../../write/writeOptions.ts'
import { type Deletion, hasTrash } from './deletable.ts'
import { type AllRelinked, allRelinked, notReturned } from '../../write/undo/relinking.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { useStatusLabels } from '../form/statusLabels.ts'
import type { Restored } from '../../write/safeRestoration.ts'
import type { LostLink } from '../../write/operation.ts'

/** A record that is back, and what has lost it. */
interface Back {
  /** in its language (`inLanguage`) */
  readonly title: string
  readonly id: number
  /** the collection of what named it */
  readonly carriers: Writable<Identified> | undefined
  readonly lost: readonly LostLink[]
}

/** Offers to link again what a deletion unlinked for good, and says what came of it. */
function useLinkAgain(service: Service, client: QueryClient) {
  const { t } = useTranslation(['recordDeletion', 'service', 'ui'])

  const say = (back: Back, { linked, left, failed }: AllRelinked) =>
    toast.show({
      message: [
        linked > 0 ? t('linkedAgain', { count: linked, title: back.title }) : '',
        left > 0 ? t('leftAsIs', { count: left }) : '',
        failed.length > 0 ? t('notLinked', { count: failed.length }) : '',
      ]
        .filter(Boolean)
        .join(' '),
      severity: left + failed.length > 0 ? 'warning' : 'success',
      actions: actions({ ...back, lost: failed }),
    })

  const link = async (back: Back) => {
    const { id, title, carriers, lost } = back
    if (carriers === undefined) return
    focusPage()
    const going = toast.show({
      message: t('linking', { count: lost.length, title }),
      severity: 'info',
    })
    const mutationFn = () => allRelinked(service, carriers, lost, id)
    const done = await client.getMutationCache().build(client, { mutationFn }).execute(undefined)
    toast.close(going)
    say(back, done)
  }

  const actions = (back: Back): ToastAction[] =>
    back.lost.length === 0
      ? []
      : [{ label: t('linkAgain', { count: back.lost.length }), onClick: () => void link(back) }]

  return actions
}

/** Says what became of a record that came out of the trash, and how many have lost it. */
function useRestoredToast() {
  const { t } = useTranslation(['recordDeletion', 'service', 'ui'])
  const statuses = useStatusLabels()

  return <R extends Identified>(
    title: string,
    { record, alreadyBack }: Restored<R>,
    { fields }: Pick<Writable<R>, 'fields'>,
    lostLinks: number,
  ): Toast => {
    const status = statuses.name(String(fields.status?.of(record) ?? '')).toLowerCase()
    const message = t(alreadyBack ? 'back' : 'restored', { title, status })
    return lostLinks > 0
      ? { message: `${message} ${t('lostLinks', { count: lostLinks })}`, severity: 'warning' }
      : { message }
  }
}

/** Says in a toast what became of a record that was deleted, with the way back where there is one. */
export function useDeletedToast(service: Service, client: QueryClient) {
  const { t } = useTranslation(['recordDeletion', 'recordForm', 'service', 'ui'])
  const toastOf = useRestoredToast()
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
      const writing = { service, collection: of.collection }
      const lost = await notReturned(writing, links, id)
      const actions = linkAgain({ title, id, carriers, lost })
      const news = { ...toastOf(title, restored, of.collection, lost.length), actions }
      const { collection, linked = {} } = of
      const { saved } = restored
      if (saved) await tell({ service, collection, saved, linked, password }, news)
      else toast.show(news)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { title: refused, values } = apiErrorMessage(error)
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
        severity: lost ? 'warning' : 'success',
        actions: [
          {
            label: t('ui:undo'),
            isUndo: true,
            onClick: () => void undo(deletion, before, deleted),
          },
        ],
      })
    } else toast.show({ message: t('done.delete', { title }) })
  }
}
