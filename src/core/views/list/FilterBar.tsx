import FilterList from '@mui/icons-material/FilterList'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { LinkMenu } from '../../../ui/filters/LinkMenu.tsx'
import { SearchBox } from '../../../ui/filters/SearchBox.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import type { NarrowedList } from './recordList.ts'
import { row } from '../../../ui/layout.ts'
import type { LinkMenuProps } from '../../../ui/filters/LinkMenuItems.tsx'

const AddressMistakes = lazily(() =>
  import('./AddressMistakes.tsx').then((it) => it.AddressMistakes),
)

/** What narrows a list, as its bar draws it. */
export interface ListNarrowing {
  /** What the search looks at. */
  searchLabel: string
  /** Every filter, to be filled in, where there are others than the search. Its code comes with the first opening. */
  renderDrawer?: (onClose: () => void) => ReactNode
  /** How many filters are in force beside the search. */
  inForce: number
  /** Those filters, each removable. */
  chips: ReactNode
  /** Often wanted filters, one of them at a time. */
  presets?: Pick<LinkMenuProps, 'label' | 'links'> | undefined
  /** What the address says and no filter understands, as sentences. */
  mistakes: readonly string[]
}

export interface FilterBarProps extends ListNarrowing {
  list: Pick<NarrowedList, 'filters' | 'change'>
  /** Beside the search, where there is always room for it. */
  aside?: ReactNode
  /** More menus, after the filters. */
  children?: ReactNode
}

const Line = row('div', 1, { alignItems: 'center' })

const Search = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 220px',
  maxWidth: 460,
  gap: theme.spacing(0.5),
  [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
}))

/** One line also on a telephone, where it is scrolled sideways. */
const Menus = styled('section')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  gap: theme.spacing(0.75),
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
  [theme.breakpoints.down('sm')]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The outline of what has the focus is not cut off.
    margin: -3,
    padding: 3,
    '& > *': { flex: 'none' },
  },
}))

/** One line with everything that narrows a list; under it the filters in force, when there are any. */
export function FilterBar({ list, aside, children, ...narrowing }: FilterBarProps) {
  const { searchLabel, renderDrawer, inForce, chips, presets, mistakes } = narrowing
  const { filters, change } = list
  const { t } = useTranslation('filters')
  return (
    <>
      <Line data-tools>
        <Search>
          <SearchBox
            label={searchLabel}
            value={filters.search ?? ''}
            onSearch={(words) => change({ search: words || undefined }, { replace: true })}
          />
          {aside}
        </Search>
        <Menus aria-label={t('drawer.button')}>
          {renderDrawer ? <FilterButton {...{ inForce, renderDrawer }} /> : null}
          {presets ? <LinkMenu {...presets} /> : null}
          {children}
        </Menus>
      </Line>
      {inForce > 0 ? <Suspense>{chips}</Suspense> : null}
      {mistakes.length > 0 ? <AddressMistakes sentences={mistakes} /> : null}
    </>
  )
}

type FilterButtonProps = Required<Pick<ListNarrowing, 'inForce' | 'renderDrawer'>>

/** Opens the filters; it counts those in force. */
export function FilterButton({ inForce, renderDrawer }: FilterButtonProps) {
  const { t } = useTranslation('filters')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        startIcon={<FilterList />}
        variant="outlined"
        color={inForce > 0 ? 'primary' : 'inherit'}
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
