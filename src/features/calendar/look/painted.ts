import { styled, type Theme } from '@mui/material/styles'

/** Ten colours that can be told apart, as lines and tints; the words on them are the page's own ink. */
export const light = [
  '#0b6e69',
  '#9c4326',
  '#2f5fa8',
  '#8a5a00',
  '#7a3d9c',
  '#3f6f1f',
  '#a3123a',
  '#00708f',
  '#6b5344',
  '#5348b8',
]

export const dark = [
  '#5fd0c2',
  '#f0a585',
  '#8fb8f5',
  '#e9bd6a',
  '#cf9df0',
  '#a5d67c',
  '#ff9db0',
  '#6fd0ec',
  '#cbb3a2',
  '#b0a8ff',
]

/** How much of its colour an event that is out has in its ground, in hundredths. */
export const tint = 15

const named = (colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour, at) => [`--hue-${at}`, colour]))

/** The colours by name, in light and in dark. */
export const hues = (theme: Theme) => ({
  ...named(light),
  '--hue-none': (theme.vars ?? theme).palette.text.secondary,
  ...theme.applyStyles('dark', named(dark)),
})

/** What everything of the calendar is drawn in: its colours by name, in light and in dark. */
export function paintedOf(theme: Theme) {
  const { palette } = theme.vars ?? theme
  return {
    ...hues(theme),
    '@media print': named(light),
    '& .calendar-event': {
      borderInlineStart: '4px solid var(--fc-event-color)',
      borderRadius: 4,
      background: `color-mix(in srgb, var(--fc-event-color) ${tint}%, ${palette.background.paper})`,
      color: palette.text.primary,
      minHeight: 24,
    },
    // What is over steps back, and can still be read.
    '& .calendar-event-past': {
      background: `color-mix(in srgb, var(--fc-event-color) ${tint / 2}%, ${palette.background.paper})`,
      borderColor: `color-mix(in srgb, var(--fc-event-color) 50%, ${palette.background.paper})`,
      color: palette.text.secondary,
      '& b, & time': { fontWeight: 400 },
    },
    // What is not out is drawn hollow, whatever its colour says.
    '& .calendar-event-unpublished': {
      border: '1px dashed var(--fc-event-color)',
      borderInlineStart: '4px double var(--fc-event-color)',
      background: palette.background.paper,
    },
    // Not let go of: a line of its own, which colours that are forced leave as well, and not only the focus.
    '& .calendar-event-taken, & .calendar-event-taken:focus-visible': {
      outline: `3px dashed ${palette.text.primary}`,
      outlineOffset: -3,
    },
  }
}

export const Painted = styled('div')(({ theme }) => paintedOf(theme))
