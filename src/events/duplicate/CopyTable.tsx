import { styled } from '@mui/material/styles'

/** A table where there is room; under that, a card for each row. */
export const CopyTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(0.75, 1),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& th': { fontWeight: 600, fontSize: '0.8125rem' },
  // A name may break anywhere; an hour or the head of a column has no such place.
  '& th, & td[data-part=hours]': { overflowWrap: 'normal' },
  '& tr[data-left-out=true] td': { color: (theme.vars ?? theme).palette.text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'fixed', clipPath: 'inset(50%)', width: 1, height: 1 },
    '&, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: theme.spacing(1),
      paddingBlock: theme.spacing(0.5),
      borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    },
    '& td': { display: 'block', gridColumn: '2 / 3', padding: theme.spacing(0.25, 0), border: 0 },
    '& td[data-part=pick]': { gridColumn: 1, gridRow: '1 / span 2' },
    '& td[data-part=act]': { gridColumn: 3, gridRow: '1 / span 2' },
    '& td:empty': { display: 'none' },
  },
}))
