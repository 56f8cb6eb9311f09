import type { ThemeOptions } from '@mui/material/styles'
import type { Density } from '../../ui/settings.ts'
import { DialogHeading } from '../../ui/DialogHeading.tsx'
import { global } from './global.ts'

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
          minHeight: density === 'compact' ? 34 : 40,
          whiteSpace: 'nowrap',
          '@media (forced-colors: active)': { border: '1px solid' },
        },
      },
    },
    MuiIconButton: { defaultProps: { size } },
    MuiTextField: { defaultProps: { size } },
    MuiFormControl: { defaultProps: { size } },
    MuiAutocomplete: { defaultProps: { size } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ background: theme.vars.palette.background.paper }),
      },
    },
    MuiTable: { defaultProps: { size } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
        head: ({ theme }) => ({
          color: theme.vars.palette.text.secondary,
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 1.4,
        }),
      },
    },
    MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 6 } } },
    MuiList: { defaultProps: { dense: density === 'compact' } },
    MuiMenuItem: { defaultProps: { dense: density === 'compact' } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
      },
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
