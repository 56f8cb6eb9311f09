import { useEffect, useRef } from 'react'
import { useHiddenEvents } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import type { CalendarState } from '../page/useCalendar.ts'

/** Has the calendar drawn again when what this browser knows to be hidden changes, in any language that is shown. */
export function HiddenWatch({ calendar }: { calendar: CalendarState }) {
  return calendar.languages.map((language) => (
    <LanguageWatch key={language} {...{ calendar, language }} />
  ))
}

function LanguageWatch({ calendar, language }: { calendar: CalendarState; language: Language }) {
  const { service, lookAgain } = calendar
  const hidden = useHiddenEvents(service.in(language))
  const seen = useRef(hidden)
  useEffect(() => {
    if (seen.current === hidden) return
    seen.current = hidden
    lookAgain()
  }, [hidden, lookAgain])
  return null
}
