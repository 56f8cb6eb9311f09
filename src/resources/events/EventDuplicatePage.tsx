import { useParams } from '@tanstack/react-router'
import { isId } from '../../core/views/EditPage.tsx'
import { MissingRecord } from '../../core/views/form/MissingRecord.tsx'
import { Duplicating } from './duplicate/Duplicating.tsx'
import { OriginalOf } from './duplicate/OriginalOf.tsx'
import { useEventLabels } from './form/useEventLabels.ts'

/** Copies of the event with the number in the address, for one date or many. */
export function EventDuplicatePage() {
  const { id = '' } = useParams({ strict: false })
  const words = useEventLabels()
  return isId(id) ? (
    <OriginalOf key={id} id={Number(id)}>
      {(original) => <Duplicating {...original} />}
    </OriginalOf>
  ) : (
    <MissingRecord name="events" place={{ id }} words={words} />
  )
}
