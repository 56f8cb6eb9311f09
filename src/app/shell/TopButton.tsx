import { styled } from '@mui/material/styles'

/** A quiet button of the top bar: the browser's own, for the first load to stay small. */
export const TopButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  minWidth: 36,
  minHeight: 36,
  padding: theme.spacing(0, 1),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: (theme.vars ?? theme).palette.text.secondary,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: (theme.vars ?? theme).palette.action.hover },
}))
