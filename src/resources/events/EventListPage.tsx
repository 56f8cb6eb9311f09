import { useSearch } from '@tanstack/react-router'
import { EventList } from './list/EventList.tsx'
import { lazily } from '../../ui/lazily.tsx'

const HiddenEvents = lazily(() => import('./list/HiddenEvents.tsx').then((it) => it.HiddenEvents))

/** The events of a language: those a listing shows, or those that none does. */
export function EventListPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search.view !== 'hidden') return <EventList />
  return <HiddenEvents />
}
