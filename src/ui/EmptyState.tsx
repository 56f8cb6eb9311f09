import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { stack } from './layout.ts'

interface Props {
  /** Why there is nothing here. */
  title: string
  text?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

const Calm = stack('section', 1.5, (theme) => ({
  justifyItems: 'start',
  maxWidth: '60ch',
  padding: theme.spacing(5, 3),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.divider}`,
  '& h2': { ...theme.typography.h2, margin: 0 },
}))

const Text = styled('div')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
}))

/** Says why a page is empty and offers one action. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <Calm>
      <h2>{title}</h2>
      {text ? <Text>{text}</Text> : null}
      {action}
    </Calm>
  )
}
