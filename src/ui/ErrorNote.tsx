import { Button } from './Button.tsx'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { row, stack } from './layout.ts'

interface Props {
  /** What happened. */
  title: string
  /** What is safe, and what to do next. */
  text?: ReactNode
  /** Code and the service's own words, for who has to repair it. */
  details?: string
  onRetry?: () => void
  /** Further ways out, beside trying again. */
  actions?: ReactNode
}

const Note = stack('div', 1, (theme) => ({
  maxWidth: '76ch',
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.error.main}`,
  borderInlineStartWidth: 5,
  background: (theme.vars ?? theme).palette.background.paper,
}))

const Words = styled('pre')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  maxHeight: 240,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.75rem',
}))

const Ways = row('div', 1)

/** A refusal in words: what happened, what is safe, what to do next; the technical part folded away. */
export function ErrorNote({ title, text, details, onRetry, actions }: Props) {
  const { t } = useTranslation('ui')
  return (
    <Note role="alert">
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {text ? <Typography component="div">{text}</Typography> : null}
      {onRetry || actions ? (
        <Ways>
          {onRetry ? (
            <Button variant="outlined" onClick={onRetry}>
              {t('retry')}
            </Button>
          ) : null}
          {actions}
        </Ways>
      ) : null}
      {details ? (
        <details>
          <Typography component="summary" variant="body2" color="textSecondary">
            {t('refusal.details')}
          </Typography>
          <Words>{details}</Words>
        </details>
      ) : null}
    </Note>
  )
}
