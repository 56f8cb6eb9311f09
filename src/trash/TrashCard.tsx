import type { ReactNode } from 'react'
import { RecordCard } from '../collection/list/RecordCard.tsx'
import { RecordName } from '../collection/list/RecordName.tsx'
import { titleOf, type Trashed, type TrashedName, type TrashedRecord } from './trashed.ts'

interface NameProps {
  name: TrashedName
  of: Trashed
  record: TrashedRecord
}

/** The name of a record in the trash, which opens it to be looked at. */
export function TrashName({ name, of, record }: NameProps) {
  return <RecordName of={name} id={record.id} name={titleOf(of, record)} />
}

interface Props extends NameProps {
  box: ReactNode
  action: ReactNode
  facts: readonly string[]
}

/** A record in the trash where there is no room for a table. */
export function TrashCard({ box, action, facts, ...named }: Props) {
  return (
    <RecordCard
      name={
        <span>
          {box}
          <TrashName {...named} />
        </span>
      }
      actions={action}
    >
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </RecordCard>
  )
}
