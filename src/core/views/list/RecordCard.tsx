import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { row } from '../../../ui/layout.ts'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}))

const Facts = row('div', [0.5, 2], (theme) => ({
  alignItems: 'center',
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
