import Menu from '@mui/material/Menu'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { RouterMenuItem } from '../RouterMenuItem.tsx'
import { exactly, type AddressSearch } from './address.ts'

/** A view of a list: a link in a menu. */
export interface MenuLink {
  id: string
  words: string
  search: AddressSearch
  isCurrent: boolean
  /** How many records it lists; null when not known. */
  count?: number | null
}

export interface LinkMenuProps {
  /** What is chosen here: «Dates». */
  label: string
  links: readonly MenuLink[]
  /** The first opening, for what only an open menu shows. */
  onOpen?: () => void
}

interface LinkMenuItemsProps extends Pick<LinkMenuProps, 'label' | 'links'> {
  anchor: HTMLElement
  onClose: () => void
}

/** The views of a list as items of a menu, each with its count where that is known. */
export function LinkMenuItems({ label, links, anchor, onClose }: LinkMenuItemsProps) {
  const { i18n } = useTranslation()
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {links.map(({ id, words, search, isCurrent, count }) => (
        <RouterMenuItem
          key={id}
          to="."
          search={search}
          activeOptions={exactly}
          selected={isCurrent}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onClose}
          sx={{ justifyContent: 'space-between', gap: 3 }}
        >
          {words}
          {typeof count === 'number' ? (
            <>
              {' '}
              <span>{formatNumber(i18n.language, count)}</span>
            </>
          ) : null}
        </RouterMenuItem>
      ))}
    </Menu>
  )
}
