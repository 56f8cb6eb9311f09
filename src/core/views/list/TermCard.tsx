import type { ReactNode } from 'react'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import type { TermRecord } from '../../resource/term.ts'
import { RecordCard } from './RecordCard.tsx'
import { TermCount } from './TermCount.tsx'

interface TermCardProps {
  term: TermRecord
  name: ReactNode
  events: AddressSearch
  isHidden?: boolean
  actions: ReactNode
}

/** A term where there is no room for a table. */
export function TermCard({ term, name, events, isHidden, actions }: TermCardProps) {
  const { count, slug } = term
  return (
    <RecordCard name={name} actions={actions}>
      <span>{slug}</span>
      <span>
        <TermCount isNamed count={count} isHidden={isHidden} search={events} />
      </span>
    </RecordCard>
  )
}
