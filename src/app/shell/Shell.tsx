import { Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmHost } from '../../ui/confirm/ConfirmHost.tsx'
import { LiveRegion } from '../../ui/live/LiveRegion.tsx'
import { ShortcutHost } from '../../ui/shortcuts/ShortcutHost.tsx'
import { ToastHost } from '../../ui/toast/ToastHost.tsx'
import { useContentLanguage } from '../contentLanguage.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { Column, Frame, Main, bottomHeight } from './layout.ts'
import { Rail } from './Rail.tsx'
import { TopBar } from './TopBar.tsx'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useIsFetching } from '@tanstack/react-query'
import { isSaving } from '../../platform/offline/isSaving.ts'
import type { Language } from '../../api/language.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import { destinations, nearDestinations } from './destinations.ts'
import MoreIcon from '@mui/icons-material/Menu'
import { PlaceLinks } from './NavLink.tsx'
import { stack } from '../../ui/layout.ts'

const MoreDrawer = lazily(() => import('./MoreDrawer.tsx').then((it) => it.MoreDrawer))

const Bar = stack('nav', 1, (theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetBlockEnd: 0,
  insetInline: 0,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
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
function BottomBar({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  return (
    <Bar aria-label={t('shell.navigation')}>
      <PlaceLinks {...{ language }} most={nearDestinations} />
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

const SignInDialog = lazily(() =>
  import('../signIn/SignInDialog.tsx').then((it) => it.SignInDialog),
)

/** Over the page when the service no longer knows who asks; what was being done goes on afterwards. */
function SignInAgain() {
  const { ended } = useSessionState()
  return ended ? <SignInDialog ended={ended} /> : null
}

/** `g` and a letter lead to a place. */
function GoShortcuts({ language }: { language: Language }) {
  return destinations.map((destination) => (
    <GoShortcut key={destination.to} language={language} destination={destination} />
  ))
}

interface Props {
  language: Language
  destination: (typeof destinations)[number]
}

function GoShortcut({ language, destination }: Props) {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const place = t(destination.label)
  useShortcut(destination.shortcut, t('shortcuts.goTo', { place }), () => {
    void navigate({ to: destination.to, params: { language } })
  })
  return null
}

/** Milliseconds that the page has for itself before the rest is fetched; without a network that is on the device. */
const firstThePage = navigator.onLine ? 5000 : 0

/** Milliseconds without a reading, after which the first page is there and somebody is about to open something. */
const afterReading = 1000

/** Fetches code and words of the forms, which most pages lead to, once the first page is read. Draws nothing. */
function FormsAhead({ language }: { language: Language }) {
  const router = useRouter()
  const isReading = useIsFetching() > 0
  const [isBegun, setBegun] = useState(isSaving)
  useEffect(() => {
    if (isReading || isBegun) return undefined
    const timer = setTimeout(() => {
      setBegun(true)
      void router.preloadRoute({ to: '/$language/events/new', params: { language } })
    }, afterReading)
    return () => clearTimeout(timer)
  }, [isReading, isBegun, router, language])
  return null
}

const NetworkBar = lazily(() => import('./NetworkBar.tsx').then((it) => it.NetworkBar))

/** What sends the queue, tells of the network and keeps the application on the device: no part of the first load. */
function Network({ language }: { language: Language }) {
  const { service } = useSessionState()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), firstThePage)
    return () => clearTimeout(timer)
  }, [])
  return isDue && service ? (
    <NetworkBar {...{ language, service }} isOpenedOffline={firstThePage === 0} />
  ) : null
}

const firstRow = 'main :is([data-row-link], a.calendar-event)'

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  background: (theme.vars ?? theme).palette.primary.main,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

/** First stops of the keyboard: over the navigation to the page, and over its tools to the first of its rows. */
function SkipLinks() {
  const { t } = useTranslation('app')
  const [hasRows, setHasRows] = useState(false)
  // Where somebody comes to the first: a style would be matched anew whenever anything on a page changes.
  const look = () => setHasRows(document.querySelector(firstRow) !== null)
  const stops = ['skip', ...(hasRows ? ['skipToRows' as const] : [])] as const
  return stops.map((stop) => (
    <Skip
      key={stop}
      href="#page"
      {...(stop === 'skip' ? { onFocus: look, onKeyDown: look } : {})}
      onClick={(event) => {
        // Under <base> a bare fragment would lead to the application's root instead.
        event.preventDefault()
        document.querySelector<HTMLElement>(stop === 'skip' ? '#page' : firstRow)?.focus()
      }}
    >
      {t(`shell.${stop}`)}
    </Skip>
  ))
}

/** What stays while pages come and go: those of the routes within, or one that may be without it too. */
export function Shell({ children }: { children?: ReactNode }) {
  const { configuration } = useSessionState()
  const language = useContentLanguage(configuration)
  return (
    <Frame>
      <SkipLinks />
      <Rail language={language} />
      <Column>
        <TopBar language={language} />
        <FormsAhead language={language} />
        <Network language={language} />
        <Main id="page" tabIndex={-1}>
          {children ?? <Outlet />}
        </Main>
      </Column>
      <BottomBar language={language} />
      <LiveRegion />
      <ToastHost />
      <ConfirmHost />
      <ShortcutHost />
      <GoShortcuts language={language} />
      <SignInAgain />
    </Frame>
  )
}
