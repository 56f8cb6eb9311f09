import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5) },
}))

interface DeskCardProps {
  title: string
  children: ReactNode
}

/** One thing to look at in the morning. */
export function DashboardCard({ title, children }: DeskCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}
