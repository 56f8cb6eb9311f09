import { styled, type Theme } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'

export const Group = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  padding: 2,
  gap: 2,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
}))

function choiceStyle({ theme }: { theme: Theme }) {
  const { palette } = theme.vars ?? theme
  return {
    padding: theme.spacing(0.5, 1.25),
    minWidth: 34,
    border: 0,
    borderRadius: 5,
    background: 'none',
    color: palette.text.secondary,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: 1.45,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&[aria-current], &[aria-pressed="true"]': {
      color: palette.primary.contrastText,
      background: palette.primary.main,
      fontWeight: 650,
    },
    '& .code': { fontSize: '0.75rem', fontWeight: 700, letterSpacing: '0.04em' },
    '& .name': { marginInlineStart: 6 },
    [theme.breakpoints.down('lg')]: {
      padding: theme.spacing(0.5, 0.75),
      '& .name': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  } as const
}

/** A language as a link to the same place in it; the router marks the one that is shown. */
export const ChoiceLink = createLink(styled('a')(choiceStyle))

/** A language where the place has none in its address. */
export const ChoiceButton = styled('button')(choiceStyle)
