import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import type { RecordLabels, Sentences } from '../../../core/views/form/recordForm.ts'
import { useLinkLabels } from '../../../core/views/form/useLinkLabels.ts'
import { useFieldError } from '../../../core/views/form/useFieldError.ts'
import { useService } from '../../../api/useService.ts'
import type { EventRecord } from '../eventRecord.ts'
import { linkedCollections } from '../pickerSources.ts'
import { staysOut } from '../rules/breaches.ts'
import { usePublishGate } from '../rules/breachMessages.ts'
import { useClockNote } from './clockText.ts'
import { type EventProblem, eventProblems } from './eventProblems.ts'
import { type EventFieldName, eventFieldNames, type EventFormValues } from './eventForm.ts'
import { useLinkMistake } from './useLinkMistake.ts'
import type { Problem } from '../../../core/views/form/problems.ts'

/** What is wrong with a box, as a sentence. */
function useProblemMessages(): (problem: Problem) => string {
  const { t } = useTranslation('recordForm')
  return ({ code }) => t(`problem.${code}`)
}

/** Looks once more at what an event is newly linked to. */
function useLinkedMistakes() {
  const mistakeIn = useLinkMistake()
  return async (filled: EventFormValues, boxes: EventFormValues): Promise<Sentences> => {
    const asked = (['venue', 'organizer', 'categories', 'tags'] as const).map(async (name) => {
      const fresh = boxes[name].filter((id) => !filled[name].includes(id))
      const said = await mistakeIn(name, fresh)
      return said === undefined ? [] : [[name, said] as const]
    })
    return Object.fromEntries((await Promise.all(asked)).flat())
  }
}

/** What the form says of events. @param opened the one it is about, as far as there is one already */
export function useEventLabels(
  opened?: Pick<EventRecord, 'id' | 'image'>,
): RecordLabels<EventRecord, EventFormValues> {
  const { t, i18n } = useTranslation(['eventForm', 'recordForm', 'eventList', 'visibility'])
  const words = useEventProblemWords()
  const refusal = useFieldError()
  const { language } = useService()
  const linkWords = useLinkLabels(linkedCollections)
  const linkedMistakes = useLinkedMistakes()
  const refusedRules = usePublishGate()
  const refused = (before: EventFormValues, after: EventFormValues) =>
    refusedRules({ before, after, id: opened?.id, image: opened?.image })
  return {
    say: (word, holes = {}) => t(word, holes),
    label: (name) => fieldLabel(i18n, 'events', name),
    mistakes(filled, boxes, isNew) {
      const problems = eventProblems(filled, boxes, isNew)
      return Object.fromEntries(
        eventFieldNames.flatMap((name) => {
          const problem = problems[name]
          return problem ? [[name, words(name, problem, boxes)]] : []
        }),
      )
    },
    async lateMistakes(filled, boxes) {
      const [byRules, linked] = await Promise.all([
        staysOut(filled, boxes) ? refused(filled, boxes) : {},
        linkedMistakes(filled, boxes),
      ])
      return { ...byRules, ...linked }
    },
    async isHeldBack(filled, boxes) {
      if (staysOut(filled, boxes)) return false
      return Object.keys(await refused(filled, boxes)).length > 0
    },
    value: (field, value, record) => linkWords({ field, value, record, language }),
    refusal: (name, boxes) =>
      name === 'venue' && boxes.venue.length > 1 ? t('problem.oneVenue') : refusal(name, boxes),
  }
}

function useEventProblemWords() {
  const { t } = useTranslation('eventForm')
  const clockNote = useClockNote()
  const shared = useProblemMessages()
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
