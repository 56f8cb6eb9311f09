import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from './Button.tsx'

const ButtonAnchor = styled('a', {
  shouldForwardProp: (prop) => prop !== 'variant' && prop !== 'color' && prop !== 'sx',
})<ButtonLook>(buttonStyle)

interface DressedProps extends ComponentProps<typeof ButtonAnchor> {
  startIcon?: ReactNode
}

function DressedAnchor({ startIcon, children, ...rest }: DressedProps) {
  return (
    <ButtonAnchor {...rest}>
      {startIcon}
      {children}
    </ButtonAnchor>
  )
}

interface LinkLook {
  /** When the line under the words is drawn. */
  underline?: 'always' | 'hover'
  /** Of the words around it, instead of the accent. */
  color?: 'textPrimary' | 'primary'
}

const TextAnchor = styled('a', {
  shouldForwardProp: (prop) => prop !== 'underline' && prop !== 'color' && prop !== 'sx',
})<LinkLook>(({ theme, underline = 'always', color = 'primary' }) => {
  const { palette } = theme.vars ?? theme
  return {
    color: color === 'primary' ? palette.primary.main : palette.text.primary,
    textDecoration: underline === 'always' ? 'underline' : 'none',
    textUnderlineOffset: '0.18em',
    '&:hover': { textDecoration: 'underline' },
  }
})

/** Links of the application, dressed: typed addresses, real anchors, prepared when pointed at. */
export const RouterLink = createLink(TextAnchor)
export const RouterButton = createLink(DressedAnchor)
