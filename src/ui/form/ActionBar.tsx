import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  // At the end of the page it lies where it lies above it: a page that grows, for a field left with a mistake, does
  // not take the button away from under the pointer.
  marginBlockEnd: 'calc(-1 * var(--page-end, 0px))',
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.25),
  background: (theme.vars ?? theme).palette.background.default,
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  // The phone's own bar of the shell lies at the very bottom.
  [theme.breakpoints.down('md')]: { insetBlockEnd: 'var(--shell-bottom, 0px)' },
}))

/** The room that a bar needs: a field that takes the focus is scrolled above it. WCAG 2.2, 2.4.11. */
export const AboveActionBar = styled('div')({
  '& :is(input, textarea, select, button, [contenteditable], [tabindex])': {
    scrollMarginBlock: '96px 128px',
  },
})

/** The primary actions of a form, always in view. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return <Bar aria-label={label}>{children}</Bar>
}
