import MoreIcon from '@mui/icons-material/Menu'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { destinations, nearDestinations } from './destinations.ts'
import { bottomHeight } from './layout.ts'
import { NavLink } from './NavLink.tsx'
import { lazily } from '../../ui/lazily.tsx'

const MoreDrawer = lazily(() => import('./MoreDrawer.tsx').then((it) => it.MoreDrawer))

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  minHeight: bottomHeight,
  padding: theme.spacing(0.5, 1),
  paddingBlockEnd: `max(${theme.spacing(0.5)}, env(safe-area-inset-bottom))`,
  background: (theme.vars ?? theme).palette.rail.ground,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

const More = styled('button')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: (theme.vars ?? theme).palette.rail.mutedInk,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:focus-visible': { outlineColor: (theme.vars ?? theme).palette.rail.ink },
}))

/** Navigation of phones: the places within reach of the thumb, the rest in a drawer. */
export function BottomBar({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  return (
    <Bar aria-label={t('shell.navigation')}>
      {destinations.slice(0, nearDestinations).map(({ to, label, Icon }) => (
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
      ))}
      <More
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MoreIcon />
        {t('shell.more')}
      </More>
      {isOpen ? <MoreDrawer language={language} onClose={() => setOpen(false)} /> : null}
    </Bar>
  )
}
