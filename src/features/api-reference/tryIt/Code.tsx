import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Lines = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxHeight: '60vh',
  margin: 0,
  padding: theme.spacing(1, 1.5),
  overflow: 'auto',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.default,
  fontFamily: 'monospace',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

interface Props {
  label: string
  lang?: string
  children: ReactNode
}

/** Text as it goes over the wire; long ones scroll, by keyboard too. */
export function Code({ label, lang, children }: Props) {
  return (
    <Lines aria-label={label} tabIndex={0} lang={lang} dir="ltr">
      {children}
    </Lines>
  )
}
