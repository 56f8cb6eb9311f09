import { styled } from '@mui/material/styles'

/** Said by screen readers, not drawn. */
export const Unseen = styled('span')({
  // Fixed, for within a box that scrolls an absolute one would widen the page.
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  font: 'inherit',
})
