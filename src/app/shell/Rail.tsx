import SettingsIcon from '@mui/icons-material/TuneOutlined'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { railWidth } from './layout.ts'
import { NavLink, PlaceLinks } from './NavLink.tsx'
import AddIcon from '@mui/icons-material/Add'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { mayWrite } from '../../api/account.ts'
import { type CollectionName, collectionNames } from '../../core/resource/collection.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import { useSessionState } from '../session/sessionContext.ts'

const NewMenu = lazily(() => import('./NewMenu.tsx').then((it) => it.NewMenu))

/** Milliseconds after which a press is a hold, as on telephones. */
const heldAfter = 500

const Button = styled('button')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  flex: 'none',
  minHeight: 44,
  padding: theme.spacing(0.25, 0),
  border: `1px solid ${(theme.vars ?? theme).palette.rail.mutedInk}`,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: (theme.vars ?? theme).palette.rail.ink,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:hover': { borderColor: (theme.vars ?? theme).palette.rail.ink },
  '&:focus-visible': { outlineColor: (theme.vars ?? theme).palette.rail.ink },
}))

/** The kind of record that the page is about; elsewhere an event. */
function kindOf(pathname: string): CollectionName {
  const [, , part] = pathname.split('/')
  return collectionNames.find((name) => name === part) ?? 'events'
}

/** Creates a record of the page's own kind; held, or by the arrow down, of another one. For whoever may write. */
function NewButton({ language }: { language: Language }) {
  const { service } = useSessionState()
  return service && mayWrite(service.account) ? <Creating language={language} /> : null
}

function Creating({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const kind = useLocation({ select: ({ pathname }) => kindOf(pathname) })
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  const create = (name: CollectionName) => {
    setAnchor(null)
    void navigate({ to: `/$language/${name}/new` as const, params: { language } })
  }
  useShortcut('n', t('shell.new'), () => create(kind), undefined, true)
  const press = (button: HTMLElement) => {
    isHeld.current = false
    hold.current = setTimeout(() => {
      isHeld.current = true
      setAnchor(button)
    }, heldAfter)
  }
  const release = () => clearTimeout(hold.current)
  return (
    <>
      <Button
        type="button"
        title={t('shell.newHint')}
        onPointerDown={({ currentTarget, button }) => button === 0 && press(currentTarget)}
        onPointerUp={release}
        onPointerLeave={release}
        onContextMenu={(event) => {
          event.preventDefault()
          release()
          setAnchor(event.currentTarget)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setAnchor(event.currentTarget)
        }}
        onClick={() => {
          if (!isHeld.current) create(kind)
          isHeld.current = false
        }}
      >
        <AddIcon fontSize="small" />
        {t('shell.new')}
      </Button>
      {anchor ? (
        <Suspense fallback={null}>
          <NewMenu anchor={anchor} onChoose={create} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

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
  '@media (max-height: 46em)': { gap: 0, paddingBlock: theme.spacing(0.5) },
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
      <PlaceLinks {...{ language }} />
      <Spacer />
      <NavLink to="/settings" activeProps={{ 'aria-current': 'page' }}>
        <SettingsIcon />
        {t('shell.settings')}
      </NavLink>
    </Band>
  )
}
