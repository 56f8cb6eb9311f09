import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import { ListingRefusal } from '../../collection/list/ListingRefusal.tsx'
import { type EventFilters, eventFilters } from '../../events/events.ts'
import { Refusal } from '../../service/refusal.ts'
import { refusalDetails } from '../../service/refusalWords.ts'
import { RefusalNote } from '../../ui/RefusalNote.tsx'
import type { Reading } from '../data/useReading.ts'
import type { CalendarState } from './useCalendar.ts'

/** Pages of a language that could not be read, or not again: a month must not be thinner than it is without saying so. */
export function Unread({ reading, calendar }: { reading: Reading; calendar: CalendarState }) {
  const { t } = useTranslation(['calendar', 'eventList', 'filters'])
  const nameOf = useLanguageName()
  const { failures, total, language, hasAll, retry } = reading
  const [error] = failures
  if (!error) return null
  const named = (name: string) => (isEventFilter(name) ? t(`eventList:names.${name}`) : name)
  const refused = refusedIn(error).map(named)
  const isOnlyOne = calendar.languages.length === 1
  if (total === undefined && isOnlyOne)
    return <ListingRefusal {...{ error }} refusedFilters={refused} onRetry={retry} />
  const details = error instanceof Refusal ? refusalDetails(error) : ''
  const name = { language: nameOf(language) }
  const extent = hasAll ? 'older' : total === undefined ? 'none' : 'title'
  return (
    <RefusalNote
      title={t(`partly.${extent}`, name)}
      text={
        refused.length > 0
          ? t('filters:refused.filters', { names: refused.join(', '), count: refused.length })
          : t(hasAll ? 'partly.olderText' : 'partly.text')
      }
      {...(details ? { details } : {})}
      // What was refused once is refused again.
      {...(refused.length === 0 && { onRetry: retry })}
    />
  )
}

function isEventFilter(name: string): name is keyof EventFilters {
  return Object.hasOwn(eventFilters, name)
}

function refusedIn(error: Error): readonly string[] {
  return error instanceof Refusal && error.kind === 'invalid' ? Object.keys(error.params) : []
}
