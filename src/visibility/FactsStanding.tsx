import { ListStanding } from '../ui/filters/ListStanding.tsx'
import { Unanswered } from './Unanswered.tsx'
import type { KnownFacts } from './useFacts.ts'

interface Props {
  known: KnownFacts
  onAgain: () => void
}

/** From when the answers of a language are, a way to ask for them anew, and why not all could be found out. */
export function FactsStanding({ known, onAgain }: Props) {
  const { readAt, isReading, read } = known
  return (
    <>
      {readAt > 0 ? (
        <ListStanding summary="" readAt={readAt} isBusy={isReading} onRefresh={read} />
      ) : null}
      <Unanswered {...{ known, onAgain }} />
    </>
  )
}
