import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { EventList } from './list/EventList.tsx'

const HiddenEvents = lazy(() =>
  import('./list/HiddenEvents.tsx').then((module) => ({ default: module.HiddenEvents })),
)

/** The events of a language: those a listing shows, or those that none does. */
export function EventListPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search.view !== 'hidden') return <EventList />
  return (
    <Suspense>
      <HiddenEvents />
    </Suspense>
  )
}
