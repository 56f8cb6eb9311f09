import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressSearch } from '../../ui/filters/address.ts'
import type { CollectionName } from '../collection.ts'
import type { Deletion } from '../deleting/deletable.ts'
import { RowMenuButton } from './RowMenuButton.tsx'
import { RecordMenu } from './RecordMenu.tsx'

interface Named {
  id: number
  name: string
  url: string
  /** The filter that lists the events with it. */
  events: AddressSearch
  /** What it can be opened by beside its number; terms have no such place. */
  slug?: string
  deletion: Deletion
}

interface Beside {
  /** Where the focus is another row's. */
  tabIndex?: number
  /** More items at the end of the menu. */
  renderMore?: (onClose: () => void) => ReactNode
}

/** The menu beside a row. */
export function useRecordActions(of: CollectionName) {
  const { t } = useTranslation(['recordList', 'filters'])
  return (record: Named, { tabIndex, renderMore }: Beside = {}) => {
    const named = { ...record, name: record.name || t('unnamed') }
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
