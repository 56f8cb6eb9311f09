import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import type { Language } from '../../api/language.ts'
import { exactly } from '../../ui/filters/address.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { ContentLanguageSwitch } from './ContentLanguageSwitch.tsx'
import { topHeight } from './layout.ts'
import { useState, type ComponentProps, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { lazily } from '../../ui/lazily.tsx'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import SearchIcon from '@mui/icons-material/Search'
import { typedAhead, type TypedAhead } from '../../ui/typedAhead.ts'
import { TopButton } from './TopButton.tsx'

interface Props extends ComponentProps<typeof TopButton> {
  name: string
  /** What it opens, once it is open; its messages may come then. */
  opened: ReactNode
}

/** A button of the top bar, and what it has opened. */
function TopOpener({ name, opened, ...button }: Props) {
  return (
    <>
      <TopButton
        type="button"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={!!opened}
        {...button}
      />
      {opened ? <Suspense fallback={null}>{opened}</Suspense> : null}
    </>
  )
}

const fetchPanel = () => import('./SearchPanel.tsx')

const SearchPanel = lazily(() => fetchPanel().then((it) => it.SearchPanel))

/** Where there is room it looks like the field that it opens. */
const fieldLook: SxProps<Theme> = ({ breakpoints, palette, vars }) => ({
  [breakpoints.down('lg')]: { '& span, & kbd': { display: 'none' } },
  [breakpoints.up('lg')]: {
    // It gives way to large letters beside it.
    flex: '0 1 320px',
    minHeight: 36,
    justifyContent: 'start',
    border: `1px solid ${(vars ?? { palette }).palette.divider}`,
    background: (vars ?? { palette }).palette.background.paper,
    fontSize: '0.875rem',
    fontWeight: 400,
    '& kbd': { marginInlineStart: 'auto', font: 'inherit' },
  },
})

/** Searching everywhere, by a button or by `/`: its code comes when somebody is about to. */
function SearchButton({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const name = t('shell.search')
  const [ahead, setAhead] = useState<TypedAhead | null>(null)
  const open = () => setAhead(typedAhead(name))
  useShortcut('/', name, open, undefined, true)
  return (
    <TopOpener
      name={name}
      opened={ahead && <SearchPanel {...{ language, ahead }} onClose={() => setAhead(null)} />}
      onPointerEnter={() => void fetchPanel()}
      onClick={open}
      sx={fieldLook}
    >
      <SearchIcon />
      <span>{name}</span>
      <kbd aria-hidden="true">/</kbd>
    </TopOpener>
  )
}

const GuideSheet = lazily(() =>
  import('../../features/help/guide/GuideSheet.tsx').then((it) => it.GuideSheet),
)

/** The guide to the page, by a button in the same place on each, or by F1. Telephones have it in the drawer below. */
function GuideButton({ language }: { language: string }) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  const name = t('shell.guide')
  const turn = () => setOpen(!isOpen)
  useShortcut('F1', name, turn)
  return (
    <TopOpener
      name={name}
      aria-haspopup={undefined}
      opened={isOpen && <GuideSheet language={language} onClose={turn} />}
      onClick={turn}
      sx={{ display: { xs: 'none', md: 'inline-flex' }, fontSize: '1rem' }}
    >
      ?
    </TopOpener>
  )
}

const AccountPanel = lazily(() => import('./AccountPanel.tsx').then((it) => it.AccountPanel))

function AccountButton() {
  const { t } = useTranslation('app')
  const { service } = useSessionState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const account = service?.account
  const who = account?.kind === 'password' ? account.login : undefined
  const label =
    account?.kind === 'anonymous' ? t('account.readOnly') : (who ?? t('account.session'))
  return (
    <TopOpener
      name={t('account.button', { name: label })}
      opened={anchor && <AccountPanel anchor={anchor} onClose={() => setAnchor(null)} />}
      onClick={(event) => setAnchor(event.currentTarget)}
    >
      <AccountIcon />
    </TopOpener>
  )
}

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
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

const Site = createLink(SiteAnchor)

/** Where one is, in which calendar, as whom. */
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
      <GuideButton language={language} />
      <AccountButton />
    </Bar>
  )
}
