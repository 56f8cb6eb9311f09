import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import type { View } from '../days/range.ts'

const sheet = {
  'html, body': { background: 'white !important' },
  'body nav, body header:not(main header), body form, body a[href="#page"], .unprinted': {
    display: 'none !important',
  },
  // The page alone, over the whole sheet: not in the column of the rail, nor as high as a window.
  'body :has(> * > main)': {
    display: 'block !important',
    minHeight: '0 !important',
    padding: '0 !important',
  },
  'main, main *': { printColorAdjust: 'exact' },
  main: { padding: '0 !important' },
} as const

/** The page's colours as the light scheme has them: paper is white whatever the screen is. */
function onPaper({ cssVarPrefix, colorSchemes: { light } }: Theme) {
  if (!light) return {}
  const { text, primary, secondary, action, divider } = light.palette
  const colours = {
    'text-primary': text.primary,
    'text-secondary': text.secondary,
    'text-disabled': text.disabled,
    'primary-main': primary.main,
    'secondary-main': secondary.main,
    'action-hover': action.hover,
    'action-selected': action.selected,
    'background-default': 'white',
    'background-paper': 'white',
    divider,
  }
  return Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      `--${cssVarPrefix}-palette-${name}`,
      `${colour} !important`,
    ]),
  )
}

/** On paper: the days and what is in them. A grid takes one sheet, lying; the agenda as many as it needs. */
export function PrintStyles({ view }: { view: View }) {
  const page = `A4 ${view === 'agenda' ? 'portrait' : 'landscape'}`
  return (
    <GlobalStyles
      styles={(theme) => ({
        '@page': { size: page, margin: '10mm' },
        '@media print': { ...sheet, ':root': onPaper(theme) },
      })}
    />
  )
}
