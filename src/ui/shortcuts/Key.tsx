import { styled } from '@mui/material/styles'

/** A key of the keyboard, drawn as one. */
export const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: '1.9em',
  padding: '0 0.45em',
  marginInlineEnd: 4,
  border: `1px solid ${(theme.vars ?? theme).palette.text.disabled}`,
  borderBlockEndWidth: 2,
  borderRadius: 4,
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
}))
