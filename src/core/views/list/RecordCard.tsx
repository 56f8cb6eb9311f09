import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}))

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  marginBlockStart: theme.spacing(0.5),
}))

interface RecordCardProps {
  name: ReactNode
  actions: ReactNode
  /** A few facts. */
  children: ReactNode
}

/** A record where there is no room for a table: its name, what can be done, what tells it from others. */
export function RecordCard({ name, actions, children }: RecordCardProps) {
  return (
    <>
      <Head>
        {name}
        {actions}
      </Head>
      <Facts>{children}</Facts>
    </>
  )
}
