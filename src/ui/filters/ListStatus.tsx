import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { RefreshButton, useReadAt } from './RefreshButton.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 36,
}))

const Aside = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

interface ListStatusProps {
  /** How many records, in which order. */
  summary: ReactNode
  /** When the rows were read, milliseconds since 1970; 0 for not yet. */
  readAt: number
  isBusy: boolean
  onRefresh: () => void
}

/** What a list shows, from when it is, and a way to read it again. */
export function ListStatus({ summary, ...reading }: ListStatusProps) {
  return (
    <Line>
      <span>{summary}</span>
      <Aside>
        {useReadAt(reading.readAt)}
        <RefreshButton {...reading} />
      </Aside>
    </Line>
  )
}
