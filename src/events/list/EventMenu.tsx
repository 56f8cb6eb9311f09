import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RowMenu as RecordMenu } from '../../collection/list/RowMenu.tsx'
import type { RowMenuPlace } from '../../collection/list/RowMenuButton.tsx'
import { RouterMenuItem } from '../../ui/RouterMenuItem.tsx'
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
  const place = {
    to: '/$language/events/$id',
    params: { language, id: String(event.id) },
  } as const
  return (
    <RecordMenu
      {...menu}
      open={<RouterMenuItem {...place}>{t('row.open')}</RouterMenuItem>}
      href={router.buildLocation(place).href}
      url={event.status === 'publish' ? event.url : ''}
    />
  )
}
