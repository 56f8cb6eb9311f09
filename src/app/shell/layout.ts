import { styled } from '@mui/material/styles'

/** As wide as its words are large. */
export const railWidth = '6rem'

/** Heights of the bars, in px; pages that stick to an edge read them as CSS variables. */
export const topHeight = 56
export const bottomHeight = 60

/** Rail and page side by side; on phones the page alone, between the bars. */
export const Frame = styled('div')(({ theme }) => ({
  '--shell-top': `${topHeight}px`,
  '--shell-bottom': '0px',
  display: 'grid',
  gridTemplateColumns: `${railWidth} minmax(0, 1fr)`,
  minHeight: '100dvh',
  [theme.breakpoints.down('md')]: {
    '--shell-bottom': `calc(${bottomHeight}px + env(safe-area-inset-bottom))`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockEnd: 'var(--shell-bottom)',
  },
}))

export const Column = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const Main = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: 1680,
  '--page-end': theme.spacing(4),
  paddingInline: theme.spacing(3),
  paddingBlock: `${theme.spacing(2.5)} var(--page-end)`,
  [theme.breakpoints.down('md')]: {
    '--page-end': theme.spacing(3),
    paddingInline: theme.spacing(2),
    paddingBlockStart: theme.spacing(2),
  },
}))
