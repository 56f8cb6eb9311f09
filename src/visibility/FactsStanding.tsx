import type { ReactNode } from 'react'
import { ListStanding } from '../ui/filters/ListStanding.tsx'
import { Unanswered } from './Unanswered.tsx'
import type { KnownFacts } from './useFacts.ts'

interface Props {
  /** What they are about, where nothing else says it. */
  summary?: ReactNode
  known: KnownFacts
  onAgain: () => void
}

/** From when the answers of a language are, a way to ask for them anew, and why not all could be found out. */
export function FactsStanding({ summary = '', known, onAgain }: Props) {
  const { readAt, isReading, read } = known
  return (
    <>
      {readAt > 0 ? (
        <ListStanding {...{ summary, readAt }} isBusy={isReading} onRefresh={read} />
      ) : null}
      <Unanswered {...{ known, onAgain }} />
    </>
  )
}
