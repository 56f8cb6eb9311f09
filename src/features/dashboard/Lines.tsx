import { styled } from '@mui/material/styles'

/** What a card names one below the other, each with its time in small letters. */
export const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small, & time': {
    display: 'block',
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.875rem',
  },
}))
