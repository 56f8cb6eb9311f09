import type { CalendarRef, EventInput } from '@fullcalendar/react'
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { WallDay } from '../../../time/wallTime.ts'
import { componentViews } from './gridParts.tsx'

/** What the component draws. */
export interface Drawn {
  view: keyof typeof componentViews
  date: WallDay
  events: EventInput[]
}

/**
 * View, day and events as the component is to draw them, all in one go: told one after the other, it would draw
 * everything for each. It is told when nothing more urgent is to be done.
 * @param isHeld it is told nothing as long as this is so
 */
export function useInStep({ view, date, events }: Drawn, isHeld: boolean) {
  const component = useRef<CalendarRef>(null)
  const wanted = useDeferredValue(useMemo(() => ({ view, date, events }), [view, date, events]))
  const [drawn, setDrawn] = useState<Drawn>(wanted)
  const last = useRef(wanted)
  useLayoutEffect(() => {
    if (isHeld) return
    const before = last.current
    last.current = wanted
    if (before.view !== wanted.view || before.date !== wanted.date)
      component.current?.getApi().changeView(componentViews[wanted.view], wanted.date)
    // oxlint-disable-next-line react/set-state-in-effect -- what keeps its own view has to be told of it in the same go
    setDrawn(wanted)
  }, [wanted, isHeld])
  return { component, drawn }
}
