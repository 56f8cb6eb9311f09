import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { destinations } from './destinations.ts'
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

interface PlaceLinksProps {
  language: Language
  /** of `destinations`, the first ones */
  most?: number
}

/** Links to the places of a language, the current one marked. */
export function PlaceLinks({ language, most = destinations.length }: PlaceLinksProps) {
  const { t } = useTranslation('app')
  return destinations.slice(0, most).map(({ to, label, Icon }) => (
    <NavLink
      key={to}
      to={to}
      params={{ language }}
      activeOptions={{ exact: to === '/$language' }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon />
      {t(label)}
    </NavLink>
  ))
}
