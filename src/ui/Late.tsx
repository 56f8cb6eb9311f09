import { keyframes, styled } from '@mui/material/styles'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** Shows its content after 300 ms: what arrives sooner needs no waiting sign. */
export const Late = styled('div')({
  visibility: 'hidden',
  animation: `${appear} 0s linear 300ms forwards`,
})
