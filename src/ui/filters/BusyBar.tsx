import { keyframes, styled } from '@mui/material/styles'

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(400%)' },
})

const Track = styled('div')({ height: 2, overflow: 'hidden' })

const Bar = styled('div')(({ theme }) => ({
  width: '25%',
  height: '100%',
  background: (theme.vars ?? theme).palette.primary.main,
  animation: `${pass} 1.2s ease-in-out infinite`,
}))

/** A thin sign that newer rows are on their way while those before stay. Its room is always kept. */
export function BusyBar({ isBusy }: { isBusy: boolean }) {
  return <Track aria-hidden>{isBusy ? <Bar /> : null}</Track>
}
