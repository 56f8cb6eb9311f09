import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import type { Density } from '../../ui/settings.ts'
import { componentsOf } from './components.ts'
import { dark, light } from './palette.ts'

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
