import { useTranslation } from 'react-i18next'
import type { RecordWords } from '../../collection/form/recordForm.ts'
import { usePostRefusal } from '../../collection/form/usePostRefusal.ts'
import { useProblemWords } from '../../collection/form/useProblemWords.ts'
import type { EventRecord } from '../eventRecord.ts'
import { linkedChoices } from '../pickerSources.ts'
import { useClockNote } from './clockWords.ts'
import { eventProblems } from './eventProblems.ts'
import type { EventProblem } from './eventProblems.ts'
import { eventFieldNames, isEventField } from './eventValues.ts'
import { useLinkNames } from './useLinkNames.ts'
import { useLinkedMistakes } from './useLinkedMistakes.ts'
import type { EventFieldName, EventFormValues } from './eventValues.ts'

/** What the form says of events. */
export function useEventWords(): RecordWords<EventRecord, EventFormValues> {
  const { t } = useTranslation('eventForm')
  const words = useEventProblemWords()
  const refusal = usePostRefusal()
  const linkName = useLinkNames()
  const lateMistakes = useLinkedMistakes()
  return {
    say: (word, holes = {}) => t(word, holes),
    label: (name) => (isEventField(name) ? t(`label.${name}`) : name),
    mistakes(filled, boxes, isNew) {
      const problems = eventProblems(filled, boxes, isNew)
      return Object.fromEntries(
        eventFieldNames.flatMap((name) => {
          const problem = problems[name]
          return problem ? [[name, words(name, problem, boxes)]] : []
        }),
      )
    },
    lateMistakes,
    value(name, value, opened) {
      if (!Array.isArray(value)) return undefined
      // Venues and tags may have the same numbers.
      const links = new Map(Object.entries({ ...linkedChoices(opened) })).get(name) ?? []
      const nameOf = (id: unknown) =>
        links.find((link) => link.id === id)?.label ?? linkName(name, Number(id))
      return value.map((id) => nameOf(id) ?? `#${String(id)}`).join(', ')
    },
    refusal: (name, boxes) =>
      name === 'venue' && boxes.venue.length > 1 ? t('problem.oneVenue') : refusal(name, boxes),
    trashed: t('trash.text'),
  }
}

function useEventProblemWords() {
  const { t } = useTranslation('eventForm')
  const clockNote = useClockNote()
  const shared = useProblemWords()
  return (name: EventFieldName, problem: EventProblem, boxes: EventFormValues): string => {
    if (problem.code === 'gap') return clockNote(String(boxes[name]), boxes.timezone) ?? ''
    if (problem.code === 'zone' || problem.code === 'endBeforeStart')
      return t(`problem.${problem.code}`)
    if (problem.code === 'needed' && name === 'title') return t('problem.neededTitle')
    if (problem.code === 'needed' && (name === 'start_date' || name === 'end_date'))
      return t('problem.neededMoment')
    return shared({ code: problem.code })
  }
}
