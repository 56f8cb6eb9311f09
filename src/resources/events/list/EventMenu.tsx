import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DeleteItem } from '../../../core/views/deleting/DeleteItem.tsx'
import { RowMenu as RecordMenu } from '../../../core/views/list/RowMenu.tsx'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { RowMenuPlace } from '../../../core/views/list/RowMenuButton.tsx'
import { useService } from '../../../api/useService.ts'
import { RouterMenuItem } from '../../../ui/RouterMenuItem.tsx'
import { eventDeletion } from '../eventDeletion.tsx'
import type { EventRecord } from '../eventRecord.ts'

interface EventMenuProps extends RowMenuPlace {
  event: EventRecord
  name: string
  language: string
}

/** What can be done with an event of the list beside opening it. */
export function EventMenu({ event, language, ...menu }: EventMenuProps) {
  const { t } = useTranslation('filters')
  const router = useRouter()
  const { slug, status } = event
  const bySlug = { to: '/$language/events/by-slug/$slug', params: { language, slug } } as const
  const place = {
    to: '/$language/events/$id',
    params: { language, id: String(event.id) },
  } as const
  return (
    <RecordMenu
      {...menu}
      open={<RouterMenuItem {...place}>{t('row.open')}</RouterMenuItem>}
      href={router.buildLocation(place).href}
      slugHref={slug !== '' && status !== 'trash' ? router.buildLocation(bySlug).href : undefined}
      url={status === 'publish' ? event.url : ''}
    >
      <VisibilityItem {...{ event, language }} />
      <DuplicateItem {...{ event, language }} />
      <DeleteItem
        deletion={{ of: eventDeletion, record: event }}
        anchor={menu.anchor}
        onClose={menu.onClose}
      />
    </RecordMenu>
  )
}

function VisibilityItem({ event, language }: Pick<EventMenuProps, 'event' | 'language'>) {
  const { t } = useTranslation('visibility')
  return (
    <RouterMenuItem
      to="/$language/events/$id/visibility"
      params={{ language, id: String(event.id) }}
    >
      {t('action')}
    </RouterMenuItem>
  )
}

function DuplicateItem({ event, language }: Pick<EventMenuProps, 'event' | 'language'>) {
  const { t } = useTranslation('eventDuplicate')
  const mayWrite = useMayWrite(useService())
  return mayWrite && event.status !== 'trash' ? (
    <RouterMenuItem
      to="/$language/events/$id/duplicate"
      params={{ language, id: String(event.id) }}
    >
      {t('menu')}
    </RouterMenuItem>
  ) : null
}
