import SettingsIcon from '@mui/icons-material/TuneOutlined'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { destinations } from './destinations.ts'
import { railWidth } from './layout.ts'
import { NavLink } from './NavLink.tsx'
import { NewButton } from './NewButton.tsx'

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  width: 36,
  height: 36,
  margin: '2px auto 10px',
  color: (theme.vars ?? theme).palette.rail.ink,
}))

/** A page of a calendar with three lines, one for each language. */
function SiteMark() {
  return (
    <Mark
      viewBox="0 0 36 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M6.5 11a4 4 0 0 1 4-4h15a4 4 0 0 1 4 4v15a4 4 0 0 1-4 4h-15a4 4 0 0 1-4-4z" />
      <path d="M12.5 3.5v6M23.5 3.5v6M12.5 16h11M12.5 20.5h7.5M12.5 25h4" />
    </Mark>
  )
}

const Band = styled('nav')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.75),
  width: railWidth,
  height: '100dvh',
  overflowY: 'auto',
  padding: theme.spacing(1.5, 0.5),
  background: (theme.vars ?? theme).palette.rail.ground,
  color: (theme.vars ?? theme).palette.rail.ink,
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const Spacer = styled('div')({ flex: 1 })

/** Navigation of wide screens. */
export function Rail({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  return (
    <Band aria-label={t('shell.navigation')}>
      <SiteMark />
      <NewButton language={language} />
      {destinations.map(({ to, label, Icon }) => (
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
      <Spacer />
      <NavLink to="/settings" activeProps={{ 'aria-current': 'page' }}>
        <SettingsIcon />
        {t('shell.settings')}
      </NavLink>
    </Band>
  )
}
