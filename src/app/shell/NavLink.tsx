import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'

/** An icon over its name; the place one is in stands on paper. */
const Anchor = styled('a')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 2,
  padding: theme.spacing(0.75, 0),
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars ?? theme).palette.rail.mutedInk,
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { color: (theme.vars ?? theme).palette.rail.ink, textDecoration: 'underline' },
  '&[aria-current="page"]': {
    color: (theme.vars ?? theme).palette.rail.activeInk,
    background: (theme.vars ?? theme).palette.rail.activeGround,
    fontWeight: 600,
  },
  '&:focus-visible': { outlineColor: (theme.vars ?? theme).palette.rail.ink },
}))

export const NavLink = createLink(Anchor)
