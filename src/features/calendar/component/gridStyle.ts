import { styled, type Theme, keyframes } from '@mui/material/styles'
import { paintedOf } from '../look/painted.ts'

/** As a line of text, which a browser lays out faster than boxes: a week has hundreds. */
const asText = {
  display: 'block',
  '& svg': { marginInlineStart: 5, verticalAlign: 'text-bottom' },
} as const

/**
 * What is in an event, by one sheet: to dress hundreds of them one by one takes longer than to draw them. What sticks
 * out is clipped, not hidden: that would make a place of each that can be scrolled.
 */
const chip = {
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 5,
  padding: '1px 4px',
  overflow: 'clip',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  '& time': { flex: 'none', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& b': { flex: '1 1 0', minWidth: '3ch', overflow: 'clip', fontWeight: 400 },
  '& svg': { flex: 'none', alignSelf: 'center', width: '0.75rem', height: '0.75rem' },
  '& i': { flex: 'none', fontStyle: 'normal' },
  // Said and not drawn: it lies beyond the edge of its event, which costs less than a clip for each.
  '& small': {
    position: 'absolute',
    insetInlineStart: '100%',
    whiteSpace: 'nowrap',
    fontSize: 'inherit',
  },
} as const

/** On one line, as days have it. */
const row = { whiteSpace: 'nowrap', '& b': { textOverflow: 'ellipsis' } } as const

/** Where it stands beside hours: what has no room is cut at the end, the letters of its colour before the title. */
const rowInHours = { ...asText, whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

/** Beside hours: the hour and what there is room for behind it, then the title on as many lines as there are. */
const lines = {
  ...asText,
  padding: '1px 3px 0',
  whiteSpace: 'nowrap',
  // Whole lines: half of one is no word.
  maxHeight: 'calc(round(down, 100% - 1px, 1.5em) + 1px)',
  '& b': { whiteSpace: 'normal', overflowWrap: 'break-word' },
} as const

/** There is room for two lines: of the title is laid out what can be seen. */
const twoLines = { '& b': { whiteSpace: 'nowrap' } } as const

/** In a day of a narrow month the title has a line of its own; what lasts longer has room enough beside it. */
const onTwoLines = {
  containerType: 'inline-size',
  flexWrap: 'wrap',
  '@container (max-width: 9rem)': { '& b': { flexBasis: '100%', order: 1 } },
} as const

/** How wide seven columns with words are: wider than a telephone. */
const weekWidth = '44rem'

const stay = keyframes({ to: { transform: `translateX(calc(${weekWidth} - 100cqi))` } })

/** The hours and the name of their row grow with the text, and the component makes the lines between them as high. */
const hours = { fontSize: '0.875rem' } as const

/**
 * A week that is drawn over by a finger, sideways. Its hours scroll up and down in a box of their own, so that they
 * cannot stick to the edge of this one: they go along with it, where the browser knows how far it was drawn.
 */
function drawnOver(theme: Theme) {
  const { palette } = theme.vars ?? theme
  return {
    overflowX: 'auto',
    containerType: 'inline-size',
    scrollTimeline: '--sideways inline',
    // What gets the focus does not lie under the hours.
    scrollPaddingInlineStart: '4rem',
    '& > *': { minWidth: weekWidth },
    // Elsewhere it would not wait for anybody to draw.
    '@supports (animation-timeline: scroll())': {
      '& .calendar-hours, & [role="row"] > :first-of-type': {
        position: 'relative',
        zIndex: 3,
        background: palette.background.paper,
        // The edges that scroll away.
        boxShadow: `-1px 0 ${palette.divider}, 1px 0 ${palette.divider}`,
        animation: `${stay} linear both`,
        animationTimeline: '--sideways',
      },
      // What began before the week keeps its title in sight, and the letters of its colour.
      '& .calendar-event-goes-on :is(b, i)': {
        display: 'inline-block',
        verticalAlign: 'top',
        marginInlineEnd: '0.3em',
        animation: `${stay} linear both`,
        animationTimeline: '--sideways',
      },
    },
  } as const
}

/** The page's colours by the names the component's own theme gives them. */
function coloursOf(theme: Theme) {
  const { palette } = theme.vars ?? theme
  return {
    '--fc-classic-primary': palette.primary.main,
    // Tinted ground and the page's own ink: 4.5 to 1 in either scheme, whatever the colour.
    '--fc-classic-event-contrast': palette.text.primary,
    '--fc-classic-background': palette.background.paper,
    '--fc-classic-foreground': palette.text.primary,
    '--fc-classic-muted-foreground': palette.text.secondary,
    '--fc-classic-faint-foreground': palette.text.secondary,
    '--fc-classic-border': palette.divider,
    '--fc-classic-strong-border': palette.text.disabled,
    '--fc-classic-today': palette.action.selected,
    '--fc-classic-faint': palette.action.hover,
    '--fc-classic-muted': palette.action.hover,
    '--fc-classic-strong': palette.divider,
    '--fc-classic-now': palette.secondary.main,
    '--fc-popover-z': theme.zIndex.modal,
  }
}

/** The component in the colours of the page. */
export const Grid = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    ...coloursOf(theme),
    flex: '1 1 0',
    minHeight: 0,
    '&[data-laid-out="false"]': { visibility: 'hidden' },
    // Its own size is that of an application without one.
    '& > *': { fontSize: '0.875rem' },
    '& .calendar-chip': chip,
    '& .calendar-row': row,
    '& .calendar-lines': lines,
    '& .calendar-two-lines': twoLines,
    '& .calendar-hour': hours,
    '& .calendar-day-number': {
      minWidth: 24,
      minHeight: 24,
      textAlign: 'center',
      fontSize: '0.875rem',
    },
    '& .calendar-other-month': { color: palette.text.secondary },
    '& .calendar-more': {
      minHeight: 24,
      alignContent: 'center',
      fontWeight: 600,
      color: palette.primary.main,
      '& > *': { fontSize: '0.75rem' },
    },
    '&[data-density="comfortable"] .calendar-row': { padding: '5px 6px' },
    '&[data-density="comfortable"] .calendar-lines': {
      padding: '4px 6px 0',
      maxHeight: 'calc(round(down, 100% - 4px, 1.5em) + 4px)',
    },
    '&[data-density="comfortable"] .calendar-two-lines': {
      padding: lines.padding,
      maxHeight: lines.maxHeight,
    },
    '&:not([data-view="month"]) .calendar-row': rowInHours,
    // There before what lasts all day is read: the hours stay where they are.
    '&:not([data-view="month"]) [role="row"]:has(> [role="cell"])::before': {
      content: '""',
      height: 34,
    },
    '&[data-view="week"] .calendar-row time': { fontSize: '0.75rem' },
    // The colour says it, and the title is worth more than its letters.
    [theme.breakpoints.up('md')]: {
      '&[data-view="month"] .calendar-row i[aria-hidden]': { display: 'none' },
    },
    [theme.breakpoints.down('md')]: {
      '&[data-view="month"] .calendar-row': {
        '& i, & svg': { flex: '0 9 auto', minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap' },
        ...onTwoLines,
      },
    },
    // Seven columns with words are wider than a telephone: it is drawn over them, and turns the week at their end.
    [theme.breakpoints.down('sm')]: {
      '&[data-view="week"]': drawnOver(theme),
      // Under its number and an event, a finger still finds the day.
      '&[data-view="month"] [role="row"]:has(> [role="cell"])::before': {
        // A strut: a row with a least height of its own would no longer grow with its events.
        content: '""',
        height: 72,
      },
      // A line of a few letters says more by its title than by its hour, which is said all the same.
      '&:not([data-view="day"]) .calendar-row': {
        columnGap: 2,
        padding: '1px 2px',
        fontSize: '0.75rem',
        '& time': { position: 'absolute', insetInlineStart: '100%' },
        textOverflow: 'clip',
        '& b': { order: -1, textOverflow: 'clip' },
        '& i': { flex: '0 9 auto', minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap' },
        // Beyond its text, so that no row grows when clashes are found.
        background: 'inherit',
        '& svg': { position: 'absolute', inset: 'auto 1px 4px auto', background: 'inherit' },
        '& svg + svg': { right: 14 },
      },
      // What goes on for days has room for it before its letters.
      '&[data-view="month"] .calendar-row svg': {
        '@container (min-width: 9.01rem)': { position: 'static' },
      },
    },
    // Resting on it takes the event, and opens no menu of its link.
    '& .calendar-event': { WebkitTouchCallout: 'none' },
    '& .calendar-today': { fontWeight: 600, color: palette.primary.main },
    // Six weeks on one lying sheet, and so are the hours of a day, whose columns have room for larger letters.
    '@media print': {
      zoom: 0.54,
      '&:not([data-view="month"])': { zoom: 0.48, overflow: 'visible' },
      '& .calendar-lines': { fontSize: '1.125rem' },
      // Larger letters have room for one line of an hour.
      '& .calendar-lines br': { display: 'none' },
      '& .calendar-lines time': { fontSize: 'inherit', lineHeight: 'inherit' },
    },
  }
})

/** What a day has no room for; the component puts it at the end of the page, where nothing of the grid holds. */
export const moreStyle = (theme: Theme) => ({
  '.calendar-popover': {
    ...paintedOf(theme),
    ...coloursOf(theme),
    maxHeight: 'min(70vh, 36rem)',
    maxWidth: 'calc(100vw - 16px)',
    overflowY: 'auto' as const,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    fontSize: '0.875rem',
    '& .calendar-chip': chip,
    '& .calendar-event': {
      ...paintedOf(theme)['& .calendar-event'],
      marginBlockEnd: 2,
    },
  },
})
