import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
}))

const Title = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  marginBlockEnd: theme.spacing(1.5),
  padding: 0,
}))

/** Filters that belong together. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Title>{title}</Title>
      {children}
    </Group>
  )
}
