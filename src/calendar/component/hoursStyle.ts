import { keyframes, type Theme } from '@mui/material/styles'

/** How wide seven columns with words are: wider than a telephone. */
const weekWidth = '44rem'

const stay = keyframes({ to: { transform: `translateX(calc(${weekWidth} - 100cqi))` } })

/** The hours and the name of their row grow with the text, and the component makes the lines between them as high. */
export const hours = { fontSize: '0.875rem' } as const

/**
 * A week that is drawn over by a finger, sideways. Its hours scroll up and down in a box of their own, so that they
 * cannot stick to the edge of this one: they go along with it, where the browser knows how far it was drawn.
 */
export function drawnOver(theme: Theme) {
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
