import MoreVert from '@mui/icons-material/MoreVert'
import { type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '../../../ui/Button.tsx'

/** What a menu beside a row is told. */
export interface RowMenuPlace {
  anchor: HTMLElement
  onClose: () => void
}

interface RowMenuButtonProps {
  /** Says whose menu it is. */
  label: string
  tabIndex?: number | undefined
  /** The menu. Its code comes with the first opening. */
  renderMenu: (place: RowMenuPlace) => ReactNode
}

/** Opens what else can be done with a record of the list. */
export function RowMenuButton({ label, tabIndex, renderMenu }: RowMenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={label}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor ? (
        <Suspense>{renderMenu({ anchor, onClose: () => setAnchor(null) })}</Suspense>
      ) : null}
    </>
  )
}
