import { styled, type Theme } from '@mui/material/styles'

/**
 * Sixteen colours that can be told apart (0.11 and more in Oklab), as lines and tints; the words on them are the
 * page's own ink.
 */
export const light = [
  '#0b6e69',
  '#aa2828',
  '#0050aa',
  '#8c6432',
  '#7a3d9c',
  '#007800',
  '#78003c',
  '#0a82be',
  '#5a4632',
  '#8c6edc',
  '#c2418f',
  '#788c00',
  '#3c3060',
  '#8f7f8f',
  '#dc5a3c',
  '#004600',
]

export const dark = [
  '#5fd0c2',
  '#faaaaa',
  '#8cb4fa',
  '#fadc96',
  '#f0a0fa',
  '#8cfab4',
  '#96788c',
  '#0096be',
  '#aa7800',
  '#f0dcfa',
  '#d278be',
  '#aaaa1e',
  '#8278dc',
  '#b4a096',
  '#dc6e64',
  '#32965a',
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
