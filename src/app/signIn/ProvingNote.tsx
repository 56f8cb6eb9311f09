import { CorrectionNote } from './CorrectionNote.tsx'
import { RefusedNote } from './RefusedNote.tsx'
import type { Proving } from './useProving.ts'

/** What came of an attempt to sign in that did not succeed. */
export function ProvingNote({ proving }: { proving: Proving }) {
  const { outcome } = proving
  if (!outcome) return null
  return outcome.kind === 'corrections' ? (
    <CorrectionNote corrections={outcome.corrections} proving={proving} />
  ) : (
    <RefusedNote refusal={outcome.refusal} tried={proving.tried} />
  )
}
