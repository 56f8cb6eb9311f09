import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { RecordCard } from '../collection/list/RecordCard.tsx'

/** The box stands on the first line of the name. */
const Beside = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  minWidth: 0,
  marginInlineStart: theme.spacing(-1),
  '& > :first-of-type': { marginBlockStart: theme.spacing(-1) },
}))

interface Props {
  box: ReactNode
  name: ReactNode
  action: ReactNode
  facts: readonly string[]
}

/** A record in the trash where there is no room for a table. */
export function TrashCard({ box, name, action, facts }: Props) {
  return (
    <RecordCard
      name={
        <Beside>
          {box}
          <div>{name}</div>
        </Beside>
      }
      actions={action}
    >
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </RecordCard>
  )
}
