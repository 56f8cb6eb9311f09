import ExpandMore from '@mui/icons-material/ExpandMore'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { lazily } from '../lazily.tsx'
import type { LinkMenuProps } from './LinkMenuItems.tsx'

const LinkMenuItems = lazily(() => import('./LinkMenuItems.tsx').then((it) => it.LinkMenuItems))

/** A button that says which view of a list is open, and a menu with the others, each a link. */
export function LinkMenu({ label, links, onOpen }: LinkMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const current = links.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={current ? `${label}: ${current.words}` : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          onOpen?.()
          setAnchor(currentTarget)
        }}
      >
        {current?.words ?? label}
        <ExpandMore />
      </Button>
      {anchor ? (
        <LinkMenuItems {...{ label, links, anchor }} onClose={() => setAnchor(null)} />
      ) : null}
    </>
  )
}
