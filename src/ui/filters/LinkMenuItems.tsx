import Menu from '@mui/material/Menu'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { RouterMenuItem } from '../RouterMenuItem.tsx'
import { exactly } from './address.ts'
import type { LinkMenuProps } from './LinkMenu.tsx'

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
