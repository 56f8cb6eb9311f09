import { createTheme, type Theme } from '@mui/material/styles'
import type { Density } from '../../ui/settings.ts'
import { componentsOf } from './components.ts'
import { dark, light } from './palette.ts'
import { typography } from './typography.ts'

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
