import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import type { CollectionName } from '../../resource/collection.ts'
import type { Deletion } from '../deleting/deletable.ts'
import { RowMenuButton, type RowMenuPlace } from './RowMenuButton.tsx'
import { useRouter } from '@tanstack/react-router'
import { useService } from '../../../api/useService.ts'
import { RouterMenuItem } from '../../../ui/RouterMenuItem.tsx'
import { DeleteItem } from '../deleting/DeleteItem.tsx'
import { RowMenu } from './RowMenu.tsx'

interface Named {
  id: number
  name: string
  /** Its page on the website, `''` where nobody sees one. */
  url: string
  /** The filter that lists the events with it. */
  events: AddressSearch
  /** What it can be opened by beside its number; terms have no such place. */
  slug?: string | undefined
  deletion: Deletion
}

interface RecordMenuProps extends RowMenuPlace, Named {
  of: CollectionName
  children: ReactNode
}

/** What can be done with a record that events are linked to, beside opening it. */
function RecordMenu(props: RecordMenuProps) {
  const { of, id, slug, events, deletion, children, ...menu } = props
  const { t } = useTranslation(['recordList', 'filters', 'ui'])
  const router = useRouter()
  const { language } = useService()
  const to: string = `/$language/${of}/$id`
  const list: string = '/$language/events'
  const place = { to, params: { language, id: String(id) } }
  const bySlug: string = `/$language/${of}/by-slug/$slug`
  return (
    <RowMenu
      {...menu}
      open={<RouterMenuItem {...place}>{t('ui:open')}</RouterMenuItem>}
      href={router.buildLocation(place).href}
      slugHref={
        slug ? router.buildLocation({ to: bySlug, params: { language, slug } }).href : undefined
      }
    >
      <RouterMenuItem to={list} params={{ language }} search={events}>
        {t('eventsOf')}
      </RouterMenuItem>
      {children}
      <DeleteItem deletion={deletion} anchor={menu.anchor} onClose={menu.onClose} />
    </RowMenu>
  )
}

interface Beside {
  /** Where the focus is another row's. */
  tabIndex?: number
  /** More items at the end of the menu. */
  renderMore?: (onClose: () => void) => ReactNode
}

/** The menu beside a row. */
export function useRecordActions(of: CollectionName) {
  const { t } = useTranslation(['recordList', 'filters', 'ui'])
  return (record: Named, { tabIndex, renderMore }: Beside = {}) => {
    const named = { ...record, name: record.name || t('ui:unnamed') }
    return (
      <RowMenuButton
        label={t('filters:row.actions', { title: named.name })}
        tabIndex={tabIndex}
        renderMenu={(place) => (
          <RecordMenu {...named} {...place} of={of}>
            {renderMore?.(place.onClose)}
          </RecordMenu>
        )}
      />
    )
  }
}
