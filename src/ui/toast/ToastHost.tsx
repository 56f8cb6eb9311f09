import { useSyncExternalStore } from 'react'
import { shownToasts, subscribeToasts, isPassing, type ShownToast, toast } from './toast.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ToastCard } from './ToastCard.tsx'

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
  // Dialogs have their buttons below, over the whole width of a window or to the right of its middle.
  'body:has(> .MuiDialog-root) &': { insetBlock: '64px auto' },
  // A drawer of a telephone has them below, too, and the way out above.
  [theme.breakpoints.down('sm')]: {
    'body:has(> .MuiDrawer-root) &': { insetBlock: '64px auto' },
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
          {t('toast.closeAll', { number: toasts.length })}
        </Button>
      ) : null}
    </Corner>
  )
}

/** Where toasts are shown. The shell holds exactly one. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts)
  return toasts.length === 0 ? null : <ToastStack toasts={toasts} />
}
