import { useSearch } from '@tanstack/react-router'
import { lazily } from '../../ui/lazily.tsx'
import { EventListPage } from './list/EventListPage.tsx'
import { useEventList } from './list/useEventList.ts'

const HiddenEvents = lazily(() => import('./list/HiddenEvents.tsx').then((it) => it.HiddenEvents))

const JudgedEvents = lazily(() => import('./list/JudgedEvents.tsx').then((it) => it.JudgedEvents))

/** The events of a language: those a listing shows, those of them that are judged here, or those that none shows. */
export function EventList() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search.view === 'hidden') return <HiddenEvents />
  return search.missing || search.mine ? <JudgedEvents /> : <ListedEvents />
}

function ListedEvents() {
  return <EventListPage list={useEventList()} />
}
