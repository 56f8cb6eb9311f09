import { styled, type Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'

/*
 * The house's own button. Pages of the first load use it instead of the component library's, which brings ripples,
 * progress and more (11 kB gzip) along; the theme makes both look alike.
 */

type Variant = 'text' | 'outlined' | 'contained'
type Colour = 'primary' | 'error' | 'inherit'

export interface ButtonLook {
  variant?: Variant
  color?: Colour
}

const isLook = (prop: PropertyKey) => prop === 'variant' || prop === 'color'

export function buttonStyle({
  theme,
  variant = 'text',
  color = 'primary',
}: ButtonLook & { theme: Theme }) {
  const { palette } = theme.vars ?? theme
  const ink = color === 'inherit' ? palette.text.primary : palette[color].main
  const isFilled = variant === 'contained' && color !== 'inherit'
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(0.75),
    minWidth: 64,
    minHeight: 'var(--control-height, 36px)',
    padding: theme.spacing(0.25, 1.25),
    border: `1px solid ${variant === 'outlined' ? `color-mix(in srgb, ${ink} 50%, transparent)` : 'transparent'}`,
    borderRadius: theme.shape.borderRadius,
    background: isFilled ? ink : 'transparent',
    color: isFilled ? palette[color].contrastText : ink,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.45,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    // The longest are wider than the narrowest windows, where letters are far apart.
    '@media (max-width: 22em)': { whiteSpace: 'normal' },
    cursor: 'pointer',
    '& > svg': { fontSize: '1.25rem', flex: 'none' },
    '&:hover': {
      background: isFilled ? palette[color].dark : palette.action.hover,
    },
    '&:disabled': {
      background: 'transparent',
      color: palette.text.disabled,
      borderColor: palette.divider,
      cursor: 'default',
    },
  } as const
}

const Native = styled('button', {
  shouldForwardProp: (prop) => !isLook(prop) && prop !== 'sx',
})<ButtonLook>(buttonStyle)

interface ButtonProps extends Omit<ComponentProps<typeof Native>, 'startIcon'> {
  startIcon?: ReactNode
}

export function Button({ startIcon, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <Native type={type} {...rest}>
      {startIcon}
      {children}
    </Native>
  )
}

const Round = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 'var(--control-height, 36px)',
  height: 'var(--control-height, 36px)',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: (theme.vars ?? theme).palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: (theme.vars ?? theme).palette.action.hover },
  '&:disabled': { color: (theme.vars ?? theme).palette.text.disabled, cursor: 'default' },
}))

/** A button that is only a picture: give it an `aria-label`. */
export function IconButton({ type = 'button', ...rest }: ComponentProps<typeof Round>) {
  return <Round type={type} {...rest} />
}
