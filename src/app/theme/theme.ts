import {
  createTheme,
  type Theme,
  type ThemeOptions,
  type PaletteOptions,
} from '@mui/material/styles'
import { componentsOf } from './components.ts'
import type { Density } from '../../ui/settings.ts'

/** Four sizes (24, 16, 14, 12 px) and two weights, in rem so that a person's own text size holds; digits of one width, so that columns line up. */
const typography: ThemeOptions['typography'] = {
  fontFamily: '"Roboto Variable", system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif',
  h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.012em' },
  h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.35, letterSpacing: '-0.005em' },
  h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  subtitle1: { fontSize: '1rem', fontWeight: 400, lineHeight: 1.5 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: '0.875rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  caption: { fontSize: '0.75rem', lineHeight: 1.4 },
  button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: 0,
    lineHeight: 1.4,
  },
}

/** The usual steps, in letters: where text is twice as large, a window has half the room. */
const breakpoints = { values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 }, unit: 'em', step: 1 }

/** The look of the application in both colour schemes, at one density. */
export function themeOf(density: Density): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: 'agenda', colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    typography,
    breakpoints,
    shape: { borderRadius: 7 },
    spacing: density === 'compact' ? 7 : 8,
    components: componentsOf(density),
  })
}

declare module '@mui/material/styles' {
  interface Palette {
    rail: RailColours
  }
  interface PaletteOptions {
    rail: RailColours
  }
}

/** The band that carries the navigation: deep in both schemes, so that the page beside it is paper. */
interface RailColours {
  ground: string
  ink: string
  mutedInk: string
  activeGround: string
  activeInk: string
}

/** Paper and sea: warm neutral ground, one deep green, terracotta for what asks to be noticed. */
export const light = {
  primary: { main: '#0b5a57', light: '#2f7f7a', dark: '#063f3d', contrastText: '#ffffff' },
  secondary: { main: '#9c4326', light: '#bf6a4c', dark: '#74301a', contrastText: '#ffffff' },
  error: { main: '#a3123a', light: '#c5476a', dark: '#7a0d2b', contrastText: '#ffffff' },
  warning: { main: '#855200', light: '#b07a2a', dark: '#633d00', contrastText: '#ffffff' },
  info: { main: '#2f557f', light: '#5a7ea6', dark: '#1f3c5d', contrastText: '#ffffff' },
  success: { main: '#35662f', light: '#5d8c56', dark: '#244a20', contrastText: '#ffffff' },
  background: { default: '#f6f3ec', paper: '#fffdf8' },
  text: { primary: '#25231f', secondary: '#5c564c', disabled: '#8c8679' },
  divider: '#ddd6c8',
  action: { hover: 'rgba(60, 50, 30, 0.055)', selected: 'rgba(11, 90, 87, 0.11)' },
  rail: {
    ground: '#0d3d3c',
    ink: '#f1ede3',
    mutedInk: '#bfd0ca',
    activeGround: '#f6f3ec',
    activeInk: '#0a3a39',
  },
} as const satisfies PaletteOptions

export const dark = {
  primary: { main: '#7fc8bc', light: '#a5dcd3', dark: '#55a79a', contrastText: '#06211f' },
  secondary: { main: '#e6a588', light: '#f1c4b0', dark: '#c47e5e', contrastText: '#2c1107' },
  error: { main: '#ff9db0', light: '#ffc1cc', dark: '#e0708a', contrastText: '#3d0313' },
  warning: { main: '#e9bd78', light: '#f3d6a8', dark: '#c4964d', contrastText: '#2b1b00' },
  info: { main: '#a3c3e6', light: '#c5dbf2', dark: '#779dc6', contrastText: '#0b2036' },
  success: { main: '#a3cc9a', light: '#c5e0bf', dark: '#78a76e', contrastText: '#0e2409' },
  background: { default: '#161818', paper: '#1e2121' },
  text: { primary: '#ece7db', secondary: '#b3ada0', disabled: '#7f7b72' },
  divider: '#363a39',
  action: { hover: 'rgba(236, 231, 219, 0.07)', selected: 'rgba(127, 200, 188, 0.16)' },
  rail: {
    ground: '#0f1414',
    ink: '#ece7db',
    mutedInk: '#a9b8b3',
    activeGround: '#1f3a38',
    activeInk: '#c9ebe4',
  },
} as const satisfies PaletteOptions
