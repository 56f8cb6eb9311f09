import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ToastCard } from './ToastCard.tsx'
import { type ShownToast, toast } from './toast.ts'

const Corner = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: theme.spacing(2),
  // Clear of a form's own bar of actions, and of the shell's below it.
  insetBlockEnd: 'calc(var(--shell-bottom, 0px) + 72px)',
  display: 'grid',
  gap: theme.spacing(1),
  width: 'min(460px, calc(100vw - 32px))',
}))

export function ToastStack({ toasts }: { toasts: readonly ShownToast[] }) {
  const { t } = useTranslation('ui')
  return (
    <Corner aria-label={t('toast.region')}>
      {toasts.map((news) => (
        <ToastCard key={news.id} news={news} onClose={() => toast.close(news.id)} />
      ))}
    </Corner>
  )
}
