import FilterList from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { SearchBox } from '../../../ui/filters/SearchBox.tsx'
import type { useColumnChoice } from '../../../ui/table/columnChoice.ts'
import { ColumnsButton } from '../../../ui/table/ColumnsButton.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import type { Identified } from '../../resource/collection.ts'
import type { RecordList } from './recordList.ts'
import { viewedList } from './views/viewed.ts'
import { ViewsButton } from './views/ViewsButton.tsx'

export interface ListToolbarProps<R extends Identified> {
  list: RecordList<R>
  /** What the search looks at. */
  searchLabel: string
  columns: readonly { id: string; header: string; names?: boolean }[]
  choice: ReturnType<typeof useColumnChoice>
  /** How many filters are in force beside the search. */
  inForce: number
  /** Those filters, each removable. Its code comes when there is one. */
  chips: ReactNode
  /** Every filter, to be filled in. Its code comes with the first opening. */
  renderDrawer: (onClose: () => void) => ReactNode
}

/** Search, filters and columns; under them the filters in force. */
export function ListToolbar<R extends Identified>(props: ListToolbarProps<R>) {
  const { list, searchLabel, columns, choice, inForce, chips, renderDrawer } = props
  const { t } = useTranslation('filters')
  const isNarrow = useIsNarrow()
  const { filters, change } = list
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SearchBox
          label={searchLabel}
          value={filters.search ?? ''}
          onSearch={(words) => change({ search: words || undefined }, { replace: true })}
        />
        <FilterButton {...{ inForce, renderDrawer }} />
        <ViewsButton viewed={viewedList(list)} />
        <RouterButton
          to="/$language/transfer"
          params={{ language: list.service.language }}
          search={{ ...viewedList(list).current, of: list.collection.name }}
        >
          {t('export')}
        </RouterButton>
        {isNarrow ? null : (
          <ColumnsButton
            columns={columns.filter(({ names }) => !names)}
            shown={choice.shown}
            onShow={choice.show}
            onReset={choice.reset}
          />
        )}
      </Box>
      {inForce > 0 ? <Suspense>{chips}</Suspense> : null}
    </>
  )
}

interface FilterButtonProps {
  inForce: number
  renderDrawer: (onClose: () => void) => ReactNode
}

/** Opens the filters; it counts those in force. */
export function FilterButton({ inForce, renderDrawer }: FilterButtonProps) {
  const { t } = useTranslation('filters')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        startIcon={<FilterList />}
        variant={inForce > 0 ? 'outlined' : 'text'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {inForce > 0 ? t('drawer.buttonCount', { count: inForce }) : t('drawer.button')}
      </Button>
      {isOpen ? <Suspense>{renderDrawer(() => setOpen(false))}</Suspense> : null}
    </>
  )
}
