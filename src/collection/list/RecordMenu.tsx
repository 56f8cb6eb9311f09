import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { RouterMenuItem } from '../../ui/RouterMenuItem.tsx'
import type { CollectionName } from '../collection.ts'
import type { Deletion } from '../deleting/deletable.ts'
import { DeleteItem } from '../deleting/DeleteItem.tsx'
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
  /** What it can be opened by beside its number; terms have no such place. */
  slug?: string | undefined
  deletion?: Deletion | undefined
  children?: ReactNode
}

/** What can be done with a record that events are linked to, beside opening it. */
export function RecordMenu(props: RecordMenuProps) {
  const { of, id, slug, events, deletion, children, ...menu } = props
  const { t } = useTranslation(['recordList', 'filters'])
  const router = useRouter()
  const { language } = useService()
  const to: string = `/$language/${of}/$id`
  const list: string = '/$language/events'
  const place = { to, params: { language, id: String(id) } }
  const bySlug: string = `/$language/${of}/by-slug/$slug`
  return (
    <RowMenu
      {...menu}
      open={<RouterMenuItem {...place}>{t('filters:row.open')}</RouterMenuItem>}
      href={router.buildLocation(place).href}
      slugHref={
        slug ? router.buildLocation({ to: bySlug, params: { language, slug } }).href : undefined
      }
    >
      <RouterMenuItem to={list} params={{ language }} search={events}>
        {t('eventsOf')}
      </RouterMenuItem>
      {children}
      {deletion ? (
        <DeleteItem deletion={deletion} anchor={menu.anchor} onClose={menu.onClose} />
      ) : null}
    </RowMenu>
  )
}
