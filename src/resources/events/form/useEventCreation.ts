import { changedBoxes } from '../../../core/views/form/recordForm.ts'
import type { RecordWords } from '../../../core/views/form/recordForm.ts'
import type { CreationTerms } from '../../../core/write/safeCreation.ts'
import { useCreate } from '../../../core/write/useWriting.ts'
import { useService } from '../../../api/useService.ts'
import type { EventRecord } from '../eventRecord.ts'
import { events } from '../events.ts'
import { eventForm } from './eventForm.ts'
import { blankForm } from './eventValues.ts'
import type { EventFormValues } from './eventValues.ts'
import { useEventWords } from './useEventWords.ts'

/** The boxes of a new event, what is said of them, and its creation; whatever they were filled with counts as typed. */
export function useEventCreation() {
  const service = useService()
  const words = useEventWords()
  const blank = blankForm(service.configuration.timezone)
  const creating = useCreate(events)
  const create = async (boxes: EventFormValues, terms: CreationTerms) => {
    const { title, start_date, end_date, status, timezone } = boxes
    const typed = eventForm.valuesOf(boxes, changedBoxes(eventForm.boxes, blank, boxes))
    const values = { ...typed, title, start_date, end_date, status, timezone }
    return await creating.mutateAsync({ values, ...terms })
  }
  const wordsOfNew: RecordWords<EventRecord, EventFormValues> = {
    ...words,
    mistakes: (_, boxes, isNew) => words.mistakes(blank, boxes, isNew),
    lateMistakes: (_, boxes) => words.lateMistakes?.(blank, boxes) ?? Promise.resolve({}),
  }
  return { blank, words: wordsOfNew, create }
}
