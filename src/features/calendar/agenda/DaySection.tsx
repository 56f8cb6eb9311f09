import { styled } from '@mui/material/styles'

/** A day of the agenda: its name, the way to add to it, and what begins in it. */
export const DaySection = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 12rem) 40px minmax(0, 1fr)',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1, 0),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  // Of a month of thousands only what is near the screen is laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 96px',
  '& > button': { alignSelf: 'start' },
  '& > ul, & > p': { gridColumn: 3 },
  '& h2': { ...theme.typography.body1, margin: 0, paddingBlock: 4, fontWeight: 600 },
  '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '&[data-today="true"] h2': { color: (theme.vars ?? theme).palette.primary.main },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > ul, & > p': { gridColumn: '1 / -1' },
  },
  '@media print': { contentVisibility: 'visible', breakInside: 'avoid-page' },
}))
