import { stack } from '../../../ui/layout.ts'

/**
 * What stands over the rows of a list: its tools, or in their place what is selected. The tools keep their room, so that no
 * row moves under the pointer, and what is selected stays in sight while the rows are scrolled.
 */
export const ListBar = stack('div', 1, (theme) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: theme.spacing(1),
  '& > :is([data-tools], [data-selection])': { gridArea: '1 / 1' },
  '&:has(> [data-selection])': {
    position: 'sticky',
    insetBlockStart: 'var(--shell-top, 0px)',
    zIndex: theme.zIndex.appBar - 1,
    background: (theme.vars ?? theme).palette.background.default,
  },
  '&:has(> [data-selection]) > [data-tools]': { visibility: 'hidden' },
}))
