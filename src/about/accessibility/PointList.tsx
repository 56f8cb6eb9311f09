import { styled } from '@mui/material/styles'

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  paddingInlineStart: theme.spacing(3),
}))

/** Sentences, each a point of its own. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <Points>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  )
}
