import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useClockNote } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { dateProblems } from './dateProblems.ts'
import type { Dates } from './places.ts'

/** The boxes of the dates that an event is to have, and what is wrong with them in words. */
export function useMoveForm(record: EventRecord, siteZone: string) {
  const { t } = useTranslation('eventMove')
  const clockNote = useClockNote()
  const zone = record.timezone || siteZone
  const { start_date, end_date, all_day } = record
  return useForm<Required<Dates>>({
    defaultValues: { start_date, end_date, all_day },
    resolver: (dates) => {
      const problems = Object.entries(dateProblems(record, dates, siteZone))
      if (problems.length === 0) return { values: dates, errors: {} }
      const errors = problems.map(([name, problem]) => {
        const text = name === 'start_date' ? dates.start_date : dates.end_date
        const message = problem === 'gap' ? clockNote(text, zone) : t(`problem.${problem}`)
        return [name, { type: 'mistake', message }]
      })
      return { values: {}, errors: Object.fromEntries(errors) }
    },
  })
}

export type MoveForm = ReturnType<typeof useMoveForm>
