import type { Theme, ThemeOptions } from '@mui/material/styles'
import type { Density } from '../../ui/settings.ts'
import { DialogHeading } from '../../ui/DialogHeading.tsx'

/** What holds on every page: visible focus, figures of one width, calm for those who ask for it. */
export function global(theme: Theme, density: Density) {
  return {
    // Of buttons and of the cells of lists; fields of the component library follow its own sizes.
    ':root': {
      '--control-height': density === 'compact' ? '36px' : '40px',
      '--cell-padding': density === 'compact' ? '7px' : '14px',
    },
    html: {
      scrollPaddingBlock: '72px',
      textSizeAdjust: '100%',
      // Firefox draws the bars of what scrolls sideways in the system's colours, white on dark ones too.
      scrollbarColor: `${theme.vars.palette.text.disabled} transparent`,
    },
    // What is folded inherits from it: without this it would be measured without padding and border.
    '::details-content': { boxSizing: 'inherit' as const },
    body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' as const },
    ':focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: '2px',
    },
    // A heading is said when it has the focus, and nothing is done with it.
    'h1:focus, h2:focus': { outline: 'none' },
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

/** A label on the edge of its field has 12 of the 14 px of its text; the library's own is smaller than all else. */
const raisedLabel = 12 / 14

/** How components look and how tightly they sit. Sizes follow the density that a person chose. */
export function componentsOf(density: Density): ThemeOptions['components'] {
  const size = density === 'compact' ? 'small' : 'medium'
  return {
    MuiCssBaseline: { styleOverrides: (theme) => global(theme, density) },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { size, disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 'var(--control-height)',
          paddingBlock: 4,
          fontSize: '0.875rem',
          whiteSpace: 'nowrap',
          '@media (forced-colors: active)': { border: '1px solid' },
        },
      },
    },
    MuiToggleButton: {
      styleOverrides: { root: { height: 'var(--control-height)', fontSize: '0.875rem' } },
    },
    MuiIconButton: { defaultProps: { size }, styleOverrides: { sizeSmall: { padding: 4 } } },
    MuiTextField: { defaultProps: { size } },
    MuiFormControl: { defaultProps: { size } },
    MuiAutocomplete: { defaultProps: { size } },
    MuiInputLabel: {
      styleOverrides: { shrink: { transform: `translate(14px, -9px) scale(${raisedLabel})` } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ background: theme.vars.palette.background.paper }),
        notchedOutline: { '& legend': { fontSize: `${raisedLabel}em` } },
      },
    },
    MuiTable: { defaultProps: { size } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
        head: ({ theme }) => ({
          color: theme.vars.palette.text.secondary,
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: 1.4,
        }),
      },
    },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { borderRadius: 6, fontSize: '0.75rem' } },
    },
    MuiList: { defaultProps: { dense: density === 'compact' } },
    MuiMenuItem: { defaultProps: { dense: density === 'compact' } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
      },
    },
    // Room for the label of a first box, which stands on its border.
    MuiDialogContent: {
      styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } },
    },
    // They end where the fields above them do.
    MuiDialogActions: {
      styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8, padding: '8px 24px 16px' } },
    },
    MuiDialogTitle: { defaultProps: { variant: 'h2', component: DialogHeading } as object },
    MuiLink: {
      defaultProps: { underline: 'always' },
      styleOverrides: { root: { textUnderlineOffset: '0.18em' } },
    },
    MuiAlert: { styleOverrides: { root: { alignItems: 'flex-start' } } },
    MuiTooltip: { defaultProps: { enterDelay: 400, describeChild: true } },
  }
}
