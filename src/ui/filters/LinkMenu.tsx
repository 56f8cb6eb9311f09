import ExpandMore from '@mui/icons-material/ExpandMore'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { lazily } from '../lazily.tsx'
import type { AddressSearch } from './address.ts'

const LinkMenuItems = lazily(() => import('./LinkMenuItems.tsx').then((it) => it.LinkMenuItems))

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
