import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import type { Language } from '../../service/language.ts'
import { exactly } from '../../ui/filters/address.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { AccountButton } from './AccountButton.tsx'
import { ContentLanguageSwitch } from './ContentLanguageSwitch.tsx'
import { GuideButton } from './GuideButton.tsx'
import { InterfaceLanguageButton } from './InterfaceLanguageButton.tsx'
import { topHeight } from './layout.ts'
import { SearchButton } from './SearchButton.tsx'

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  height: topHeight,
  padding: theme.spacing(0, 3),
  background: (theme.vars ?? theme).palette.background.default,
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: theme.spacing(0, 1.5), gap: theme.spacing(0.75) },
}))

const SiteAnchor = styled('a')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: (theme.vars ?? theme).palette.text.primary,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

const Site = createLink(SiteAnchor)

/** Where one is, in which languages, as whom. */
export function TopBar({ language }: { language: Language }) {
  const { configuration } = useSessionState()
  return (
    <Bar>
      {/* It leads to the start: no page below it is that one. */}
      <Site to="/$language" params={{ language }} activeOptions={exactly} lang={language}>
        {configuration.siteName[language]}
      </Site>
      <SearchButton language={language} />
      <ContentLanguageSwitch language={language} />
      <InterfaceLanguageButton />
      <GuideButton language={language} />
      <AccountButton />
    </Bar>
  )
}
