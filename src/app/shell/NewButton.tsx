import AddIcon from '@mui/icons-material/Add'
import { styled } from '@mui/material/styles'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayWrite } from '../../api/account.ts'
import type { Language } from '../../api/language.ts'
import { type CollectionName, collectionNames } from '../../core/resource/collection.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
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
export function NewButton({ language }: { language: Language }) {
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
