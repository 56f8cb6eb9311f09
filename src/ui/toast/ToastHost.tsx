import { usePageStore } from '../../platform/pageStore.ts'
import { useEffect, useRef, useState } from 'react'
import { toasts as shown, isPassing, type ShownToast, toast, type ToastAction } from './toast.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { whenSettled } from '../live/settled.ts'
import { isInText, modifierName, useShortcut } from '../shortcuts/shortcuts.ts'
import { Unseen } from '../Unseen.tsx'
import { Sentence } from '../speech/Sentence.tsx'

/**
 * Milliseconds that passing news stays, counted anew after a person points at it or tabs into it, and as long as a
 * dialog hides it from screen readers.
 */
const stay = 8000

const isHidden = (card: HTMLElement | null) => card?.closest('[aria-hidden="true"]') != null

const Card = styled('div')<{ severity: NonNullable<ShownToast['severity']> }>(
  ({ theme, severity }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    padding: theme.spacing(1, 1, 1, 2),
    borderRadius: theme.shape.borderRadius,
    color: (theme.vars ?? theme).palette.text.primary,
    background: (theme.vars ?? theme).palette.background.paper,
    border: `1px solid ${(theme.vars ?? theme).palette[severity].main}`,
    borderInlineStartWidth: 5,
    boxShadow: theme.shadows[4],
    '& > button:last-child': { marginInlineStart: 'auto' },
    // Two buttons and the cross have a line of their own.
    '&:has(> :nth-child(4)) > p': { flexBasis: '100%' },
  }),
)

/** A title of ten thousand characters, which the service takes, covers no page. */
const Message = styled('p')({
  flex: '1 1 12em',
  margin: 0,
  maxHeight: '9em',
  overflow: 'hidden auto',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
})

/** Milliseconds after which news has been told: what a dialog hides and shows again is told anew otherwise. */
const untilHeard = 1500

/**
 * Whether its words count for screen readers, and are news to them: several tell what changes in a place they know of,
 * and not a place that comes with its words in it.
 */
function useAnnouncing() {
  const [state, setState] = useState({ isSaid: false, isNews: true })
  useEffect(() => whenSettled(() => setState({ isSaid: true, isNews: true })), [])
  useEffect(() => {
    if (!state.isSaid) return
    const timer = setTimeout(() => setState({ isSaid: true, isNews: false }), untilHeard)
    return () => clearTimeout(timer)
  }, [state.isSaid])
  return state
}

const isMeant = () => !isInText()

/** Ctrl+Z where it undoes no typing: whoever hears the news does not come across the button by themselves. */
function UndoKeys({ label, onUndo }: { label: string; onUndo: () => void }) {
  useShortcut('mod+z', label, onUndo, isMeant)
  return isMeant() ? <Unseen>{`${label}: ${modifierName()}+Z`}</Unseen> : null
}

function ToastCard({ news, onClose }: { news: ShownToast; onClose: () => void }) {
  const { t } = useTranslation('ui')
  const card = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<HTMLElement | null>(null)
  const [isHeld, setHeld] = useState(false)
  const { isSaid, isNews } = useAnnouncing()
  const severity = news.severity ?? 'success'

  useEffect(() => {
    if (isHeld || !isPassing(news)) return
    const timer = setInterval(() => {
      if (!isHidden(card.current)) onClose()
    }, stay)
    return () => clearInterval(timer)
  }, [isHeld, news, onClose])

  /** The card goes with its buttons: the focus is where it was before, as far as that is still there. */
  const close = () => {
    if (focusedBefore.current?.isConnected) focusedBefore.current.focus({ preventScroll: true })
    onClose()
  }

  const act = (action: ToastAction) => {
    close()
    action.onClick?.()
  }
  const undo = news.actions?.find(({ isUndo }) => isUndo)

  return (
    <Card
      ref={card}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      aria-live={isNews ? undefined : 'off'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true)
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget
      }}
      onBlur={() => setHeld(false)}
    >
      <Message aria-hidden={isSaid ? undefined : true}>
        <span>
          <Sentence words={news.message} />{' '}
        </span>
        {undo ? <UndoKeys label={undo.label} onUndo={() => act(undo)} /> : null}
      </Message>
      {news.actions?.map((action) => (
        <Button
          key={action.label}
          {...(action.href ? { href: action.href, target: '_blank', rel: 'noreferrer' } : {})}
          onClick={() => act(action)}
        >
          {action.label}
        </Button>
      ))}
      <IconButton size="small" aria-label={t('toast.close')} onClick={close}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Card>
  )
}

const mostAtOnce = 3

const Corner = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: theme.spacing(2),
  // Clear of a form's own bar of actions, and of the shell's below it.
  insetBlockEnd: 'calc(var(--shell-bottom, 0px) + 72px)',
  display: 'grid',
  gap: theme.spacing(1),
  width: 'min(460px, calc(100vw - 32px))',
  // What is open beside an event or a row lies above it.
  'body:has(> .MuiPopover-root) &': { zIndex: theme.zIndex.modal - 1 },
  // Dialogs have their buttons below, over the whole width of a window or to the right of its middle.
  'body:has(> .MuiDialog-root) &': { insetBlock: '64px auto' },
  // A drawer of a telephone has them below, too, and the way out above.
  [theme.breakpoints.down('sm')]: {
    'body:has(> .MuiDrawer-root) &': { insetBlock: '64px auto' },
    // There a dialog leaves no room beside it: what is no error waits until it is closed.
    'body:has(> .MuiDialog-root) & > [role=status]': { display: 'none' },
  },
}))

/** What passes by is seen at once; of what stays the newest, and the others when those are closed. */
function inSight(toasts: readonly ShownToast[]): readonly ShownToast[] {
  const staying = toasts.filter((news) => !isPassing(news))
  const free = mostAtOnce - (toasts.length - staying.length)
  return toasts.filter((news) => isPassing(news) || staying.slice(-free).includes(news))
}

function ToastStack({ toasts }: { toasts: readonly ShownToast[] }) {
  const { t } = useTranslation('ui')
  const shown = inSight(toasts)
  return (
    <Corner aria-label={t('toast.region')}>
      {shown.map((news) => (
        <ToastCard key={news.id} news={news} onClose={() => toast.close(news.id)} />
      ))}
      {shown.length < toasts.length ? (
        <Button variant="contained" sx={{ justifySelf: 'end' }} onClick={toast.clear}>
          {t('toast.closeAll', { count: toasts.length })}
        </Button>
      ) : null}
    </Corner>
  )
}

/** Where toasts are shown. The shell holds exactly one. */
export function ToastHost() {
  const toasts = usePageStore(shown)
  return toasts.length === 0 ? null : <ToastStack toasts={toasts} />
}
