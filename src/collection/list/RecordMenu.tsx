import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { RouterMenuItem } from '../../ui/RouterMenuItem.tsx'
import type { CollectionName } from '../collection.ts'
import { RowMenu } from './RowMenu.tsx'
import type { RowMenuPlace } from './RowMenuButton.tsx'

interface RecordMenuProps extends RowMenuPlace {
  of: CollectionName
  id: number
  name: string
  /** Its page on the website, `''` where nobody sees one. */
  url: string
  /** The filter that lists the events with it. */
  events: AddressSearch
  children?: ReactNode
}

/** What can be done with a record that events are linked to, beside opening it. */
export function RecordMenu({ of, id, events, children, ...menu }: RecordMenuProps) {
  const { t } = useTranslation(['recordList', 'filters'])
  const router = useRouter()
  const { language } = useService()
  const to: string = `/$language/${of}/$id`
  const list: string = '/$language/events'
  const place = { to, params: { language, id: String(id) } }
  return (
    <RowMenu
      {...menu}
      open={<RouterMenuItem {...place}>{t('filters:row.open')}</RouterMenuItem>}
      href={router.buildLocation(place).href}
    >
      <RouterMenuItem to={list} params={{ language }} search={events}>
        {t('eventsOf')}
      </RouterMenuItem>
      {children}
    </RowMenu>
  )
}
