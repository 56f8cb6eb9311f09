import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Service } from '../../service/service.ts'
import { focusPage } from '../../ui/pageFocus.ts'
import { toast, type ToastAction } from '../../ui/toast/toast.ts'
import type { LostLink } from '../../core/write/operation.ts'
import type { Identified } from '../collection.ts'
import type { Writable } from '../writing.ts'
import { type AllRelinked, allRelinked } from './relinking.ts'

/** A record that is back, and what has lost it. */
export interface Back {
  /** in its language (`inLanguage`) */
  readonly title: string
  readonly id: number
  /** the collection of what named it */
  readonly carriers: Writable<Identified> | undefined
  readonly lost: readonly LostLink[]
}

/** Offers to link again what a deletion unlinked for good, and says what came of it. */
export function useLinkAgain(service: Service, client: QueryClient) {
  const { t } = useTranslation('recordDeletion')

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

  return { actions }
}
