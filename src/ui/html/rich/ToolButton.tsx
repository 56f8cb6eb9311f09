import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Native = styled('button')(({ theme }) => {
  const { palette, shape } = { ...(theme.vars ?? theme), shape: theme.shape }
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 28,
    height: 28,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: shape.borderRadius,
    background: 'transparent',
    color: palette.text.primary,
    fontFamily: 'inherit',
    cursor: 'pointer',
    '& > svg': { fontSize: '1.25rem' },
    '&:hover': { background: palette.action.hover },
    '&[aria-pressed="true"]': {
      background: palette.action.selected,
      borderColor: palette.primary.main,
      color: palette.primary.main,
    },
    '&:disabled': { color: palette.text.disabled, cursor: 'default' },
  }
})

interface Props {
  name: string
  /** Shortcut, as it is written on keys. */
  keys?: string
  isPressed?: boolean
  isFirst?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** A tool as a picture. It leaves the selection of the text where it is. */
export function ToolButton({
  name,
  keys,
  isPressed,
  isFirst,
  isDisabled,
  onPress,
  children,
}: Props) {
  return (
    <Native
      type="button"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      disabled={isDisabled === true}
      tabIndex={isFirst ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Native>
  )
}
