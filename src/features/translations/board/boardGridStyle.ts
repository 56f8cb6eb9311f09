import { styled } from '@mui/material/styles'

/** Dressed as a whole, for thousands of rows pass through it. */
export const Grid = styled('table', { shouldForwardProp: (prop) => prop !== 'columns' })<{
  columns: string
}>(({ theme, columns }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'block',
    fontSize: '0.875rem',
    '& tr': {
      display: 'grid',
      gridTemplateColumns: columns,
      borderBlockEnd: `1px solid ${palette.divider}`,
    },
    '& thead': {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 'var(--shell-top)',
      zIndex: 1,
      background: palette.background.default,
    },
    '& th': {
      padding: theme.spacing(0.75, 1),
      color: palette.text.secondary,
      fontSize: '0.75rem',
      fontWeight: 600,
      textAlign: 'start',
    },
    '& tbody': { display: 'block', position: 'relative' },
    '& tbody > tr': { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
    '& tbody > tr:hover': { background: palette.action.hover },
    '& td': { minWidth: 0, padding: theme.spacing(0.75, 1) },
    '& td:focus-visible': { outlineOffset: -2 },
    '& td a': { color: 'inherit' },
    '& td a:not(:hover)': { textDecoration: 'none' },
    '& [data-content]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: theme.spacing(0.75),
    },
    '& [data-content] > [data-marks]': { gridColumn: 2 },
    '& [data-content] > :only-child': { gridColumn: '1 / -1' },
    // One line a row: the title gives way to what is wrong with it.
    [theme.breakpoints.up('lg')]: {
      '--title-lines': '1',
      '--when': '12.5rem',
      '& td': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
      '& [data-content]': { display: 'flex' },
      '& [data-content] > [aria-hidden]': { flex: 'none' },
      '& [data-content] > a': { minWidth: 0, whiteSpace: 'normal' },
      '& [data-marks]': {
        flexWrap: 'nowrap',
        flex: 'none',
        maxWidth: '60%',
        marginInlineStart: theme.spacing(1),
        overflow: 'hidden',
      },
    },
    '& [data-marks]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: theme.spacing(0, 1.25),
      color: palette.text.secondary,
      fontSize: '0.75rem',
    },
    '& [data-warns]': { color: palette.warning.main, fontWeight: 600 },
    '& [data-missing]': {
      color: palette.text.secondary,
      fontStyle: 'italic',
    },
    [theme.breakpoints.down('sm')]: {
      '& tr': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: theme.spacing(0.25),
        paddingBlock: theme.spacing(1),
      },
      '& thead': { position: 'fixed', width: 1, height: 1, overflow: 'hidden' },
      '& td': {
        display: 'flex',
        gap: theme.spacing(1),
        padding: theme.spacing(0.25, 0.5),
      },
      '& [data-code]': { flex: 'none' },
    },
  }
})
