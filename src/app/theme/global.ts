import type { Theme } from '@mui/material/styles'
import type { Density } from '../../ui/settings.ts'

/** What holds on every page: visible focus, figures of one width, calm for those who ask for it. */
export function global(theme: Theme, density: Density) {
  return {
    // Of buttons and of the cells of lists; fields of the component library follow its own sizes.
    ':root': {
      '--control-height': density === 'compact' ? '34px' : '40px',
      '--cell-padding': density === 'compact' ? '6px' : '14px',
    },
    html: {
      scrollPaddingBlock: '72px',
      textSizeAdjust: '100%',
      // Firefox draws the bars of what scrolls sideways in the system's colours, white on dark ones too.
      scrollbarColor: `${theme.vars.palette.text.disabled} transparent`,
    },
    body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' as const },
    ':focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: '2px',
    },
    'h1:focus': { outline: 'none' },
    // The room for it beside the words does not grow with large text.
    '[class*=Select-icon]': { fontSize: '24px !important' },
    '::selection': {
      background: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Not a short one: what is inherited would pass from each element to the next, a frame apart.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
    // Grounds are all one here: a line tells what is chosen.
    '@media (forced-colors: active)': {
      '[aria-current], [aria-pressed=true], [aria-selected=true]': {
        outline: '2px solid Highlight !important',
        outlineOffset: '-3px',
      },
      ':focus-visible': { outlineColor: 'Highlight' },
    },
  }
}
